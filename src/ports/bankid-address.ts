interface Visitor {
  readonly userAgent: string;
  readonly platform: 'phone' | 'desktop';
  /** Where iOS Safari comes back to: the whole address of the page. */
  readonly page: string;
}

const isIos = (userAgent: string) => /iPhone|iPad|iPod|Macintosh.*Mobile/.test(userAgent);
/** Other iOS browsers name themselves; they cannot be come back to by address. */
const isSafari = (userAgent: string) => !/CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo/.test(userAgent);

/**
 * The address that opens BankID for an order, as each kind of browser needs it: a phone by app link, a desktop by its
 * own scheme; only iOS Safari is told where to return. `stand-in` replaces the app, as in the sandbox.
 */
export function bankIdAddress(autoStartToken: string, visitor: Visitor, standIn?: string): string {
  const returns = visitor.platform === 'phone' && isIos(visitor.userAgent) && isSafari(visitor.userAgent);
  const redirect = returns || standIn ? visitor.page : 'null';
  const app = visitor.platform === 'phone' ? 'https://app.bankid.com/' : 'bankid:///';
  return `${standIn ?? app}?${new URLSearchParams({ autostarttoken: autoStartToken, redirect })}`;
}
