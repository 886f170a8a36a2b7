/** Where the sandbox's own pages are, on the portal's origin. */
export const ADDRESS = {
  console: '/sandbox',
  bankId: '/sandbox/bankid',
  mailbox: '/sandbox/mailbox',
} as const;

/** The page of one BankID order; `redirect` is where the person goes back to afterwards. */
export const orderAddress = (orderRef: string, redirect?: string): string =>
  `${ADDRESS.bankId}/orders/${encodeURIComponent(orderRef)}${redirect ? `?${new URLSearchParams({ redirect })}` : ''}`;

/** The page of one persona in the console. */
export const personAddress = (persona: string): string => `${ADDRESS.console}/people/${encodeURIComponent(persona)}`;
