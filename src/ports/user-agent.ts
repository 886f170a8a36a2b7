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

/** The name of Safari alone. Other browsers and the web views of apps add their own names, or leave out a part. */
const SAFARI = /\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/;

/** Whether the browser is Safari on iOS. */
export const isMobileSafari = (visitor: Visitor): boolean =>
  operatingSystemOf(visitor) === 'ios' && SAFARI.test(visitor.userAgent);

/** Whether BankID does not lead back to this browser: iOS opens addresses in Safari, where there is no order. */
export const mustReturnByHand = (visitor: Visitor): boolean =>
  operatingSystemOf(visitor) === 'ios' && !isMobileSafari(visitor);
