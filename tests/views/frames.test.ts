import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VaultNews } from '../../machines/ports.ts';
import { vaultFrames } from '../../src/ports/frames.ts';

const VAULT = 'https://vault.example';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function open(token?: string) {
  const submitted: { readonly action: string; readonly target: string; readonly token: string }[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted.push({ action: this.action, target: this.target, token: String(new FormData(this).get('token')) });
  });
  const frames = vaultFrames([VAULT]);
  const heard: VaultNews[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  frames.prepare({ address: `${VAULT}/page`, ...(token && { token }) });
  const remove = frames.show((news) => heard.push(news));
  frames.place(place, 'PIN-kod');
  const frame = place.querySelector('iframe');
  return { frames, heard, place, frame, remove, submitted };
}

const say = (data: unknown, origin: string, source: MessageEventSource | null) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

describe('the frames of the card vault', () => {
  it.each([
    ['https://vault.example/pin', true],
    ['http://localhost:4301/pin', true],
    ['http://vault.example/pin', false],
    ['https://vault.example.evil.test/pin', false],
    ['https://vault.example:444/pin', false],
    ['http://localhost.evil.test:4301/pin', false],
    ['javascript:alert(1)', false],
    ['/pin', false],
  ])('%s is allowed: %s', (address, isAllowed) => {
    expect(vaultFrames([VAULT, 'http://localhost:4301', 'http://vault.example']).isAllowed(address)).toBe(isAllowed);
  });

  it('show a page in a named, sandboxed frame that tells nobody where it came from', () => {
    const { frame } = open();
    expect(frame?.title).toBe('PIN-kod');
    expect(frame?.src).toBe(`${VAULT}/page`);
    expect(frame?.referrerPolicy).toBe('no-referrer');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
  });

  it('post a token once, by a form that is gone', () => {
    const { frames, frame, place, submitted } = open('one-use');
    frames.place(place, 'PIN-kod');
    expect(submitted).toEqual([{ action: `${VAULT}/page`, target: frame?.name, token: 'one-use' }]);
    expect(document.querySelector('form')).toBeNull();
    expect(document.body.innerHTML).not.toContain('one-use');
  });

  it('hear the frame, and nobody else', () => {
    const { frames, frame, heard } = open();
    const window_ = frame?.contentWindow ?? null;
    const message = { type: 'view_pin_error' };
    say(message, 'https://evil.test', window_);
    say(message, VAULT, window);
    say(message, VAULT, null);
    say({ type: 'give_me_the_token' }, VAULT, window_);
    say('view_pin_error', VAULT, window_);
    expect(heard).toEqual([]);
    expect(frames.ignored()).toBe(5);
    say(message, VAULT, window_);
    expect(heard).toEqual([message]);
  });

  it('are gone when they are removed, and heard no more', () => {
    const { frame, heard, place, remove, frames } = open();
    const source = frame?.contentWindow ?? null;
    remove();
    expect(place.children).toHaveLength(0);
    say({ type: 'view_pin_success' }, VAULT, source);
    frames.show(() => undefined);
    expect(place.children).toHaveLength(0);
    expect(heard).toEqual([]);
  });
});
