// @ts-check
/**
 * An example: the adapter for a backend in the usual style of Java and Spring. The sandbox has such a backend:
 * `npm start -- --style spring`. Copy the file, change it, and serve it beside config.json (docs/adapters.md).
 */

/** @param {number} minor An amount in öre. */
const kronor = (minor) => minor / 100;

/** `TOP_UP` is `Top-up`; the portal knows the other words in any case. @param {string} word */
const operation = (word) => (word === 'TOP_UP' ? 'Top-up' : word);

/** @param {any} row A transaction: an unsigned amount in öre with its direction, and a local time. */
const transaction = ({ bookedAt, type, amountMinor, direction, feeMinor, price, ...row }) => ({
  ...row,
  transactionDate: bookedAt,
  operation: operation(type),
  settlementAmount: { amount: kronor(direction === 'DEBIT' ? -amountMinor : amountMinor) },
  feeAmount: feeMinor === null ? null : { amount: kronor(feeMinor) },
  transactionAmount: price,
});

/** @param {any} account Terms with the moment at which they were accepted. */
const account = ({ termsAcceptedAt, ...rest }) => ({ ...rest, termsAndConditionsAccepted: termsAcceptedAt !== null });

/** @param {{ amountMinor: number, currency: string }} fee */
const fee = ({ amountMinor, currency }) => ({ amount: kronor(amountMinor), currency });

/** @type {import('../contract/adapter.ts').Adapter} */
export default {
  request: (request) => ({ ...request, headers: { ...request.headers, 'x-client': 'portal' } }),
  // The codes are the texts of the contract in capitals, which the portal knows.
  rejection: (_call, { status, body }) => ({ status, detail: body?.code ?? null }),
  calls: {
    collectBankId: {
      answer: ({ body: { accessToken, ...progress } }) => ({
        ...progress,
        ...(accessToken && { authResponse: { accessToken } }),
      }),
    },
    accounts: { answer: ({ body }) => body.content.map(account) },
    balance: { answer: ({ body }) => ({ amount: /** @type {any} */ (kronor(body.balanceMinor)) }) },
    transactions: { answer: ({ body }) => ({ content: body.content.map(transaction) }) },
    yearTransactions: { answer: ({ body }) => body.content.map(transaction) },
    onboardingStatus: { answer: ({ body }) => ({ needsOnboarding: body }) },
    virtualCards: { answer: ({ body }) => ({ enabled: body }) },
    pinStatus: { answer: ({ body }) => ({ pinSet: body }) },
    physicalCardFee: { answer: ({ body }) => ({ feeAmount: fee(body) }) },
    replacementFee: { answer: ({ body }) => /** @type {any} */ (fee(body)) },
    viewPin: { answer: ({ body }) => ({ pinURL: body.frameUrl }) },
    temporaryBlock: {
      // One address with the wanted state is not needed: the provider toggles too, with another method and path.
      request: (request) => ({
        ...request,
        method: 'PUT',
        path: request.path.replace('temporary-block', 'block-state'),
      }),
      answer: ({ body }) => ({ ...body.card, status: body.blocked ? 'BLOCKED' : 'ACTIVE' }),
    },
  },
};
