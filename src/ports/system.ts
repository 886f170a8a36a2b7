import type { System } from '../../machines/app-redirect/stores.ts';

interface Told {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** What kind of device this is. An iPad calls itself a Macintosh, but has a touch screen. */
export function systemOf({ userAgent, maxTouchPoints }: Told): System {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'mac';
  return /Android/.test(userAgent) ? 'android' : 'other';
}
