import type { FaultName } from './fault-kinds.ts';

interface Reason {
  readonly calls: readonly string[];
  /** Default: on every page. */
  readonly page?: string;
  /** Default: every fault. */
  readonly faults?: readonly FaultName[];
  readonly why: string;
}

/** The calls that may fail without a message. */
export const SILENT: readonly Reason[] = [
  {
    calls: ['cancelBankId'],
    why: 'The user has left the order, and BankID ends it by itself.',
  },
  {
    calls: ['bankIdQrcode', 'signingQrcode'],
    why: 'The code is read again every two seconds. Meanwhile the user can open the app on this device, or cancel.',
  },
  {
    calls: ['endSession'],
    why: 'The log-out happens on the device in any case, and the token expires.',
  },
  {
    calls: ['lookUpAddress'],
    why: 'The password is saved without the address of a third party.',
  },
  {
    calls: ['renewToken'],
    why: 'The token is still valid. The renewal is repeated, and before the token expires the user is asked to stay.',
  },
  {
    calls: ['topupCalendar'],
    page: '/home',
    why: 'It is read only for the navigation, which keeps its link; the page says what is wrong. Without a calendar (404) there is no link.',
  },
  {
    calls: ['pinAttempts'],
    faults: ['409'],
    why: 'The contract says with 409 that the card has no PIN.',
  },
];

/** The changes that may be sent more than once. */
export const REPEATED: Readonly<Record<string, string>> = {
  collectBankId: 'It polls.',
  collectSigning: 'It polls.',
  renewToken: 'A renewal changes nothing that the user sees.',
  saveLanguage: 'The device keeps a choice until it is known to be saved; saving it again changes nothing.',
  saveContactInfo: 'The same details are saved until they are: without them the cardholder could not be reached.',
};
