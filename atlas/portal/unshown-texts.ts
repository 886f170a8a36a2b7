import type { UnshownTexts } from '../data/texts.ts';

/** Texts that no picture shows, by id or by the beginning of ids, and why. */
export const UNSHOWN_TEXTS: readonly UnshownTexts[] = [
  {
    ids: [
      'detail.A bearer token is needed',
      'detail.The token is not valid',
      'detail.The token belongs to no cardholder',
    ],
    reason: 'the session ends with this answer, so no page is left that could show it',
  },
  {
    ids: ['detail.*'],
    reason: 'no machine keeps this answer of the server as its message: the flow has words of its own for it',
  },
  {
    ids: ['transactions.export.column.*', 'transactions.export.file', 'transactions.export.fileOfAccount'],
    reason: 'in a file that is saved, not on the page',
  },
  {
    ids: [
      'topups.file.cancel',
      'topups.file.cancelNote',
      'topups.file.name',
      'topups.file.order',
      'topups.file.orderNote',
      'topups.file.topup',
      'topups.file.topupNote',
    ],
    reason: 'in the calendar file, not on the page',
  },
];
