/** Paths of the sandbox's own pages, on the portal's origin. */
export const PATHS = {
  console: '/sandbox',
  bankId: '/sandbox/bankid',
  mailbox: '/sandbox/mailbox',
} as const;

/** The page of one BankID order; `redirect` is the address to return to. */
export const orderPath = (orderRef: string, redirect?: string): string =>
  `${PATHS.bankId}/orders/${encodeURIComponent(orderRef)}${redirect ? `?${new URLSearchParams({ redirect })}` : ''}`;

/** The page of one persona in the console. */
export const personPath = (persona: string): string => `${PATHS.console}/people/${encodeURIComponent(persona)}`;
