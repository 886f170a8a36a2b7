import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLoading, loadCode, onCodeReload } from '../../src/ui/load-code.ts';

const SCRIPT = '/assets/index-1a2b3c4d.js';
const pageWith = (script: string) => `<script type="module" src="${script}"></script><div id="portal"></div>`;
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  document.head.innerHTML = pageWith(SCRIPT);
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** The server answers with a page and a configuration. */
const serve = (page: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string) => Promise.resolve(new Response(path === '/' ? page : '{}', { status }))),
  );

/** Starts a load that fails; resolves when it is rejected, or when the page is reloaded. */
function fail(): Promise<unknown> {
  const before = reload.mock.calls.length;
  const load = () => offline();
  return Promise.race([loadCode(load).catch(() => 'failed'), vi.waitUntil(() => reload.mock.calls.length > before)]);
}

it.each([
  ['the second failure reloads the page if the server is reachable', () => serve(pageWith(SCRIPT)), 2, 1],
  ['the first failure does not', () => serve(pageWith(SCRIPT)), 1, 0],
  ['without a connection the page stays', () => vi.stubGlobal('fetch', vi.fn(offline)), 2, 0],
  ['while the server fails the page stays', () => serve('', 500), 2, 0],
])('%s', async (_, prepare, failures, reloads) => {
  prepare();
  const load = vi.fn(offline);
  for (let failure = 0; failure < failures; failure++) await expect(loadCode(load)).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(failures);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

it('the first failure reloads the page if there is a newer release, and first calls the listeners', async () => {
  serve(pageWith('/assets/index-5e6f7a8b.js'));
  const listener = vi.fn(() => expect(reload).not.toHaveBeenCalled());
  const stop = onCodeReload(listener);
  await fail();
  stop();
  expect(listener).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it('the page is reloaded for a newer release once with the same script, also after other releases', async () => {
  serve(pageWith('/assets/index-5e6f7a8b.js'));
  await fail();
  document.head.innerHTML = pageWith('/assets/index-5e6f7a8b.js');
  serve(pageWith(SCRIPT));
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
  document.head.innerHTML = pageWith(SCRIPT);
  serve(pageWith('/assets/index-5e6f7a8b.js'));
  expect(await loadCode(offline).catch(() => 'failed')).toBe('failed');
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['the page of a proxy', '<h1>Log in to the network</h1>', 200],
  ['an error of the server', pageWith('/assets/index-5e6f7a8b.js'), 503],
])('%s is no newer release', async (_, page, status) => {
  serve(page, status);
  expect(await fail()).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

it('without session storage the page is not reloaded, because nothing would remember it', async () => {
  serve(pageWith('/assets/index-5e6f7a8b.js'));
  vi.stubGlobal('sessionStorage', undefined);
  expect(await fail()).toBe('failed');
});

it('a required part reloads the page for a newer release, instead of waiting for its chunk', async () => {
  serve(pageWith('/assets/index-5e6f7a8b.js'));
  keepLoading(() => offline());
  await vi.waitUntil(() => reload.mock.calls.length > 0);
});

it('loads again every 3 s until the code is loaded', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(offline));
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('code');
  const loaded = keepLoading(load);
  await vi.advanceTimersByTimeAsync(2999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3001);
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});
