import { isMobile, isMobileSafari } from './user-agent.ts';

interface Params {
  readonly visitor: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;
  /** The address of the current page: where Safari on iOS returns to. */
  readonly pageUrl: string;
  /** A page that replaces the BankID app, in the sandbox. */
  readonly standIn: string | undefined;
}

/**
 * The address that opens BankID for an order. Phones use an app link and desktops the `bankid:` scheme. Only Safari on
 * iOS gets a return address: iOS opens it in Safari, also if the user came from another browser or app (decision 35).
 */
export function bankIdAddress(autoStartToken: string, { visitor, pageUrl, standIn }: Params): string {
  const redirect = standIn || isMobileSafari(visitor) ? pageUrl : 'null';
  const app = isMobile(visitor) ? 'https://app.bankid.com/' : 'bankid:///';
  return `${standIn ?? app}?${new URLSearchParams({ autostarttoken: autoStartToken, redirect })}`;
}
