// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { download } from '../../src/ports/download.ts';
import { watchPrint } from '../../src/ports/print.ts';
import { describeError, report } from '../../src/ports/report.ts';

it('the printing of the page is reported until that is stopped', () => {
  const listener = vi.fn();
  const stop = watchPrint(listener);
  const print = () => {
    for (const type of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(type));
  };
  print();
  expect(listener.mock.calls).toEqual([[true], [false]]);
  stop();
  print();
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('a download', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('saves a file under its name, and releases it after a minute', () => {
    const release = vi.fn();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: release }));
    const clicked: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this);
    });
    download(new Blob(['x']), 'konto.xlsx');
    expect(clicked.map(({ href, download: name }) => [href, name])).toEqual([['blob:file', 'konto.xlsx']]);
    vi.advanceTimersByTime(59_999);
    expect(release).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(release).toHaveBeenCalledExactlyOnceWith('blob:file');
  });
});

describe('a report', () => {
  it('is posted as JSON, also while the page closes', async () => {
    const fetchMock = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('fetch', fetchMock);
    const content = { type: 'boot', error: { name: 'Error', at: [] }, fields: ['links'] } as const;
    await report('/reports', content);
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
      keepalive: true,
      referrerPolicy: 'no-referrer',
    });
  });

  it('describes an error without its message', () => {
    const error = new RangeError('anna@example.se');
    error.stack = 'RangeError: anna@example.se\n at x (https://p.example/assets/a-1.js:10:20)\n at /assets/b_2.js:3:4';
    expect(describeError(error)).toEqual({ name: 'RangeError', at: ['/assets/a-1.js:10:20', '/assets/b_2.js:3:4'] });
    error.stack = 'RangeError';
    expect(describeError(error)).toEqual({ name: 'RangeError', at: [] });
    Object.assign(error, { stack: undefined });
    expect(describeError(error)).toEqual({ name: 'RangeError', at: [] });
    expect(describeError('anna@example.se')).toEqual({ name: 'string', at: [] });
  });
});
