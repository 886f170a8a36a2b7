import type { MessageId } from '../../machines/message.ts';
import type { UnshownTexts } from '../data/texts.ts';

/** Texts that no picture shows, and why. `npm run atlas:build` fails if a picture does show one. */
export const UNSHOWN_TEXTS: readonly (UnshownTexts & { readonly ids: readonly MessageId[] })[] = [
  {
    ids: ['detail.A bearer token is needed', 'detail.The token belongs to no cardholder'],
    reason: 'the session ends with this answer, so no page is left that could show it',
  },
  {
    ids: ['detail.Add and verify your email first', 'detail.MFA is required'],
    reason: 'the flow has words of its own for this answer: it opens a field or leads to another page',
  },
  {
    ids: ['detail.The order is over'],
    reason: 'the answer to a cancelled BankID order, which the page does not wait for',
  },
  {
    ids: ['currency-calculator.currency.others'],
    reason: 'in an open list of choices, which the system draws above the page',
  },
  {
    ids: ['loading.partFailed'],
    reason: 'only where a part of the code cannot be loaded, and the recording loads all code before it begins',
  },
  {
    ids: ['transactions.unrecognised.question'],
    reason: 'in a field of the support page, whose content is no text of the page',
  },
  {
    ids: ['lunch-year.picture.name', 'lunch-year.picture.title'],
    reason: 'in the picture that is saved and in the name of its file, not on the page',
  },
  {
    ids: [
      'transactions.export.column.amount',
      'transactions.export.column.fee',
      'transactions.export.column.foreignAmount',
    ],
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
