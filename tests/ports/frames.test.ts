// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VaultMessage } from '../../machines/ports.ts';
import { type IgnoredMessage, vaultFrames } from '../../src/ports/frames.ts';

const VAULT = 'https://vault.example';
const OTHER = 'https://pin.vault.example';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const host = () => {
  const element = document.createElement('div');
  document.body.append(element);
  return { element, title: 'PIN-kod' };
};

function open(token?: string) {
  const submitted: object[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const { action, method, target, isConnected, hidden } = this;
    const { name, type, value } = this.querySelector('input') ?? {};
    submitted.push({ action, method, target, isConnected, hidden, field: { name, type, value } });
  });
  const messages: VaultMessage[] = [];
  const { element, title } = host();
  const page = { address: `${VAULT}/page`, ...(token && { token }) };
  const ignored: IgnoredMessage[] = [];
  const frames = vaultFrames([VAULT, OTHER], (message) => ignored.push(message));
  const close = frames.open(page, { element, title }, (message) => messages.push(message));
  const frame = element.querySelector('iframe');
  return { messages, ignored, element, frame, close, submitted };
}

const postMessage = (data: unknown, origin: string, source: MessageEventSource | null) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

describe('the frames of the card vault', () => {
  it.each([
    ['https://vault.example/pin', true],
    ['http://localhost:4301/pin', true],
    ['http://vault.example/pin', false],
    ['https://vault.example.evil.test/pin', false],
    ['https://vault.example:444/pin', false],
    ['http://localhost.evil.test:4301/pin', false],
    ['ftp://localhost/pin', false],
    ['javascript:alert(1)', false],
    ['/pin', false],
  ])('%s is allowed: %s', (address, isAllowed) => {
    const origins = [VAULT, 'http://localhost:4301', 'http://vault.example', 'ftp://localhost'];
    expect(vaultFrames(origins).isAllowed(address)).toBe(isAllowed);
  });

  it.each([
    ['http://192.168.0.7:4300/', 'http://192.168.0.7:4301', true],
    ['http://192.168.0.7:4300/', 'http://localhost:4301', false],
    ['https://localhost/', 'http://localhost:4301', false],
  ])('a portal on %s may use %s: %s', (portal, vault, isAllowed) => {
    vi.stubGlobal('location', new URL(portal));
    expect(vaultFrames([vault]).isAllowed(`${vault}/pin`)).toBe(isAllowed);
  });

  it('show a page in a titled, sandboxed frame that sends no referrer', () => {
    const { frame } = open();
    expect(frame?.title).toBe('PIN-kod');
    expect(frame?.src).toBe(`${VAULT}/page`);
    expect(frame?.referrerPolicy).toBe('no-referrer');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
    expect(frame?.allow).toBe(`clipboard-write ${VAULT}`);
  });

  it('post a token with a hidden form that is removed', () => {
    const { frame, submitted } = open('one-use');
    const form = { action: `${VAULT}/page`, method: 'post', target: 'vault', isConnected: true, hidden: true };
    expect(submitted).toEqual([{ ...form, field: { name: 'token', type: 'hidden', value: 'one-use' } }]);
    expect(frame?.name).toBe('vault');
    expect(document.querySelector('form')).toBeNull();
    expect(document.body.innerHTML).not.toContain('one-use');
  });

  it('do not open an address that is not allowed', () => {
    const { element, title } = host();
    const page = { address: 'https://evil.test/page' };
    const close = vaultFrames([VAULT]).open(page, { element, title }, () => undefined);
    expect(element.children).toHaveLength(0);
    expect(close()).toBeUndefined();
  });

  it('accept messages only from the page in the frame', () => {
    const { frame, messages, ignored } = open();
    const source = frame?.contentWindow ?? null;
    const message = { type: 'view_pin_error' };
    postMessage(message, 'https://evil.test', source);
    postMessage(message, VAULT, window);
    postMessage(message, VAULT, null);
    postMessage({ type: 'give_me_the_token' }, VAULT, source);
    expect(messages).toEqual([]);
    expect(ignored).toEqual([
      { reason: 'origin', origin: 'https://evil.test', fields: ['type'] },
      { reason: 'unknown', origin: VAULT, fields: ['type'] },
    ]);
    postMessage(message, VAULT, source);
    postMessage('view_pin_error', VAULT, source);
    // The page was redirected.
    postMessage({ event: 'viewPinError' }, OTHER, source);
    expect(messages).toEqual([message, message, message]);
  });

  it('report that the page is loaded, and fill their place', () => {
    const { frame, messages } = open();
    frame?.dispatchEvent(new Event('load'));
    expect(messages).toEqual([{ type: 'loaded' }]);
    expect(frame?.className).toBe('block h-full w-full');
  });

  it('ignore messages after they are closed', () => {
    const { frame, messages, element, close } = open();
    const source = frame?.contentWindow ?? null;
    close();
    expect(element.children).toHaveLength(0);
    postMessage({ type: 'view_pin_success' }, VAULT, source);
    expect(messages).toEqual([]);
  });
});
