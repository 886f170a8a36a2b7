import type { OperatingSystem } from '../../machines/app-redirect/app-redirect.ts';

type Visitor = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** The operating system of a device. An iPad identifies itself as a Macintosh but has a touch screen. */
export function operatingSystemOf({ userAgent, maxTouchPoints }: Visitor): OperatingSystem {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'mac';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

/** Whether the device is a phone or a tablet, which can have BankID installed. */
export function isMobile(visitor: Visitor): boolean {
  const system = operatingSystemOf(visitor);
  return system === 'ios' || system === 'android';
}

/** Whether the browser is Safari on iOS. Other browsers on iOS add their own names. */
export const isMobileSafari = (visitor: Visitor): boolean =>
  operatingSystemOf(visitor) === 'ios' && !/CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo/.test(visitor.userAgent);
