import type { CDPSession } from '@playwright/test';

interface Row {
  readonly name: string;
  readonly start: number;
  /** The first byte of the response, or null if there was none. */
  responded: number | null;
  end: number | null;
}

/** What is drawn: the requests between two moments. */
export interface Waterfall {
  /** Draws one line per request: dots until the response starts, hashes until it ends. `width` in characters. */
  draw(from: number, to: number, width?: number): string;
}

const nameOf = (url: string) => {
  const { pathname, protocol } = new URL(url);
  if (!protocol.startsWith('http')) return null;
  return pathname
    .replace(/^\/assets\/(.+)-[\w-]{8}(\.\w+)$/, '$1$2')
    .replace(/^\/api/, 'api')
    .replace(/\/[\w-]*\d[\w-]*(?=\/|$)/g, '/…');
};

/** Records the requests of a page. Moments are ms since 1970. */
export function recordWaterfall(devTools: CDPSession): Waterfall {
  const rows = new Map<string, Row>();
  let offset = 0;
  devTools.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    const name = nameOf(request.url);
    if (name === null) return;
    offset = (wallTime - timestamp) * 1000;
    rows.set(requestId, { name, start: wallTime * 1000, responded: null, end: null });
  });
  const moment = (timestamp: number) => timestamp * 1000 + offset;
  devTools.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const row = rows.get(requestId);
    if (row) row.responded = moment(timestamp);
  });
  devTools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const row = rows.get(requestId);
    if (row) row.end = moment(timestamp);
  });
  return {
    draw(from, to, width = 60) {
      const shown = [...rows.values()].filter(({ start }) => start >= from && start <= to);
      const end = Math.max(to, ...shown.map((row) => row.end ?? to));
      const column = (time: number) => Math.round(((time - from) / (end - from)) * width);
      return shown
        .map(({ name, start, responded, end: finished }) => {
          const [a, b, c] = [column(start), column(responded ?? end), column(finished ?? end)];
          const bar = `${' '.repeat(a)}${'·'.repeat(Math.max(0, b - a))}${'#'.repeat(Math.max(1, c - b))}`;
          const times = `${Math.round(start - from)}–${finished ? Math.round(finished - from) : '…'}`;
          return `${name.slice(0, 46).padEnd(47)}${times.padStart(10)}  |${bar.padEnd(width + 1)}|`;
        })
        .join('\n');
    },
  };
}
