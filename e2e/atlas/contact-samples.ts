import { customPolicy } from '../../contract/access-gate.ts';
import { accounts } from '../../contract/account.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { withLost } from '../../contract/list.ts';
import { cardholderWith } from '../../machines/contact-details/cardholder.fixture.ts';
import { backgroundResponse } from '../model/flow.ts';
import type { HarnessPage } from '../model/harness-page.ts';
import { messagePattern } from '../model/message-pattern.ts';
import { WITH_TICKET_FORM } from './configured.ts';
import { answerAll, exampleOf, type OtherData, pressSettled } from './other-data.ts';
import { gesture } from './sample.ts';

const noPolicy = backgroundResponse(customPolicy, { policyText: null, accepted: false });
const both = cardholderWith('anna@example.se', '0701234567', '2026-10-01T08:00:00Z');

/** The cardholder with these contact details. */
const withContacts = (contactInfos: typeof both.personalInformation.contactInfos) =>
  backgroundResponse(cardholderInfo, {
    ...both,
    personalInformation: { ...both.personalInformation, contactInfos },
  });
const unverified = both.personalInformation.contactInfos.map((info) => ({ ...info, verified: false }));
const withoutCard = backgroundResponse(
  accounts,
  exampleOf(accounts).map((account) => ({ ...account, card: null })),
);

const open =
  (address: string) =>
  ({ callHarness }: HarnessPage) =>
    callHarness('navigate', address);
const SCREEN_CODE = '**/screen-code';

/** Contact details, and pages and a dialog that need only an account. */
export const contactSamples: readonly (readonly [machine: string, OtherData])[] = [
  [
    'access-gate',
    {
      instead: 'opens /settings/user, without contact details',
      texts: ['contact-details.email.add', 'contact-details.phone.add'],
      responses: [noPolicy, withContacts([])],
      act: open('/settings/user'),
    },
  ],
  [
    'access-gate',
    {
      instead: 'opens /settings/user, with unverified contact details, and one that cannot be read',
      texts: [
        'contact-details.unverified',
        'contact-details.unverified.phone',
        'contact-details.email.verify',
        'contact-details.phone.verify',
        'contact-details.phone.change',
        'lost.contactDetails',
      ],
      responses: [noPolicy, withContacts(withLost(unverified, 1))],
      act: open('/settings/user'),
    },
  ],
  [
    'access-gate',
    {
      instead: 'opens /settings/details of an account without a card',
      texts: ['settings.details.lead', 'settings.details.status', 'account.noCard'],
      responses: [noPolicy, withoutCard],
      act: open('/settings/details'),
    },
  ],
  [
    'access-gate',
    {
      instead: 'opens the calculator above a page',
      texts: ['currency-calculator.close'],
      responses: [noPolicy],
      act: async (harness) => {
        await open('/home?calculator')(harness);
        await harness.page.getByRole('button', { name: messagePattern('currency-calculator.close') }).waitFor();
      },
    },
  ],
  [
    'access-gate',
    {
      instead: 'the code of the calculator cannot be loaded',
      texts: ['loading.dialogFailed'],
      responses: [noPolicy],
      act: async (harness) => {
        await harness.page.route(SCREEN_CODE, (route) => route.abort('failed'));
        await open('/home?calculator')(harness);
      },
      undo: ({ page }) => page.unroute(SCREEN_CODE),
    },
  ],
  [
    'access-gate',
    {
      instead: 'opens /support, and the operator has a ticket form',
      texts: ['support.ticketNote'],
      settings: WITH_TICKET_FORM,
      responses: [noPolicy],
      act: open('/support'),
    },
  ],
  [
    'contact-change',
    {
      instead: 'the cardholder has no e-mail address',
      texts: ['contact-details.email.addTitle', 'contact-details.email.addLead', 'contact-details.email.none'],
      responses: [withContacts([])],
    },
  ],
  [
    'contact-change',
    {
      instead: 'the e-mail address is not verified',
      texts: ['contact-details.email.verify'],
      responses: [withContacts(unverified)],
    },
  ],
  [
    'contact-change',
    {
      instead: 'the number is not verified, and is entered again',
      texts: [
        'contact-details.phone.title',
        'contact-details.phone.lead',
        'contact-details.phone.verify',
        'contact-details.phone.same',
      ],
      responses: [withContacts(unverified)],
      entry: { path: '/edit-phone' },
      act: async (harness, flow) => {
        await harness.page.getByRole('textbox').fill('070-123 45 67');
        await gesture(harness, flow, 'form.submitted');
      },
    },
  ],
  [
    'contact-verification',
    {
      instead: 'a code is sent to a number that replaces another one',
      texts: ['contact-details.verification.phone.lead', 'contact-details.verification.phone.replaces'],
      start: 'an unverified detail',
      input: { cardholder: cardholderWith('anna@example.se', '0709999999', '2026-10-01T08:00:00Z') },
      responses: [],
      act: async (harness, flow) => {
        await pressSettled(harness, flow, 'code.send');
        await answerAll(harness, []);
      },
    },
  ],
  [
    'contact-verification',
    {
      instead: 'the code for a number is entered',
      texts: ['contact-details.phone.verified'],
      start: 'an unverified detail',
      act: async (harness, flow) => {
        await pressSettled(harness, flow, 'code.send');
        await answerAll(harness, []);
        await harness.page
          .getByRole('textbox', { name: messagePattern('contact-details.verification.code') })
          .fill('13374201');
        await pressSettled(harness, flow, 'form.submitted');
        const { contactInfos } = both.personalInformation;
        await answerAll(harness, [
          withContacts(contactInfos.map((info) => ({ ...info, modifiedDate: '2026-11-20T09:00:00Z' }))),
        ]);
      },
    },
  ],
];
