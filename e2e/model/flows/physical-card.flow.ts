import type { Page } from '@playwright/test';
import { enrichCardholder, physicalCardFee } from '../../../contract/physical-card.ts';
import { pinStatus } from '../../../contract/pin.ts';
import type { MessageId } from '../../../machines/message.ts';
import { deliveryAddressModel } from '../../../machines/physical-card/delivery-address.model.ts';
import { STEP_PATHS } from '../../../machines/physical-card/order.ts';
import { orderSigningModel } from '../../../machines/physical-card/order-signing.model.ts';
import { physicalCardOrderModel } from '../../../machines/physical-card/physical-card-order.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { countryName } from '../../../src/screens/physical-card/order-text.ts';
import { busy, fillForm, pressButton, ready, settling } from '../controls.ts';
import { backgroundResponse, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';
import { CARD_BACKGROUND, dialog, feeTexts, status } from './card-parts.ts';

const heading = (title: MessageId) => (page: Page) =>
  page.getByRole('heading', { level: 1, name: messagePattern(title) });
const button = (name: MessageId) => (page: Page) =>
  page.locator('main').getByRole('button', { name: messagePattern(name) });
/** The address and PIN steps have such controls too, for their own machines. */
const pinSaved = (page: Page) => page.locator('main').filter({ has: heading('physical-card.pinSaved.title')(page) });
const loading = status('physical-card.loading');
const supportLink = (page: Page) =>
  page
    .locator('main')
    .getByRole('alert')
    .getByRole('link', { name: messagePattern('support.link') });

export const physicalCardOrderFlow = defineFlow(physicalCardOrderModel, {
  entryPoint: ({ step }) => ({ path: STEP_PATHS[step], token: tokenOf() }),
  background: CARD_BACKGROUND,
  navigatedAwayIn: ['redirecting'],
  writtenTexts: { 'order.sign': { text: ['signature.text.order', 'signature.text.orderFee'] } },
  gestures: {
    'order.retry': { at: button('action.retry') },
    'address.saved': ({ callHarness }, label) => callHarness('send', 'address.saved', label),
    'address.confirmed': ({ callHarness }, label) => callHarness('send', 'address.confirmed', label),
    'pin.chosen': ({ callHarness }, label) => callHarness('send', 'pin.chosen', label),
    'fee.toggle': { at: (page) => pinSaved(page).getByRole('checkbox') },
    'order.sign': {
      at: (page) => pinSaved(page).getByRole('button', { name: messagePattern('physical-card.address.order') }),
    },
    'order.placed': ({ callHarness }) => callHarness('send', 'order.placed', 'noPayload'),
    'order.cancelled': ({ callHarness }) => callHarness('send', 'order.cancelled', 'noPayload'),
    'order.failed': ({ callHarness }, label) => callHarness('send', 'order.failed', label),
    'fee.changed': ({ callHarness }, label) => callHarness('send', 'fee.changed', label),
  },
  assertions: {
    starting: TRANSIENT,
    loadingCard: loading,
    'loadingDetails.eligibility.loading': loading,
    'loadingDetails.eligibility.loaded': loading,
    'loadingDetails.fee.loading': loading,
    'loadingDetails.fee.loaded': loading,
    'loadingDetails.pin.loading': loading,
    'loadingDetails.pin.loaded': loading,
    'loadingDetails.cardholder.loading': loading,
    'loadingDetails.cardholder.loaded': loading,
    loadFailed: [button('action.retry'), { absent: supportLink }],
    feeInvalid: supportLink,
    deciding: TRANSIENT,
    alreadyOrdered: TRANSIENT,
    selectingStep: TRANSIENT,
    openingPin: TRANSIENT,
    openingAddress: TRANSIENT,
    welcome: (page) => page.getByRole('link', { name: messagePattern('physical-card.welcome.start') }),
    notEligible: heading('physical-card.notEligible.title'),
    address: heading('physical-card.address.title'),
    pin: heading('physical-card.pin.title'),
    signing: dialog,
    pinSaved: heading('physical-card.pinSaved.title'),
    ordered: heading('physical-card.done.title'),
    redirecting: (page) => page.locator('main'),
  },
  twins: [
    {
      states: [
        'loadingCard',
        'loadingDetails.eligibility.loading',
        'loadingDetails.eligibility.loaded',
        'loadingDetails.fee.loading',
        'loadingDetails.fee.loaded',
        'loadingDetails.pin.loading',
        'loadingDetails.pin.loaded',
        'loadingDetails.cardholder.loading',
        'loadingDetails.cardholder.loaded',
        'redirecting',
      ],
      reason: 'Several calls are made at once. The page shows that it is loading until all of them are answered.',
    },
    {
      in: ['loadFailed', 'feeInvalid', 'welcome', 'notEligible', 'address', 'pin', 'signing', 'pinSaved', 'ordered'],
      alsoHold: ['redirecting'],
      reason: 'While another page of the order opens, the main part of the page can show anything.',
    },
  ],
});

const ADDRESS_LABELS: Readonly<Record<string, MessageId>> = {
  addressLine1: 'physical-card.address.line1',
  addressLine2: 'physical-card.address.line2',
  postalCode: 'physical-card.address.postalCode',
  city: 'physical-card.address.city',
  country: 'physical-card.address.country',
};
const addressField = (page: Page, name = '') =>
  page.getByRole(name === 'country' ? 'combobox' : 'textbox', {
    name: messagePattern(ADDRESS_LABELS[name] ?? 'physical-card.address.postalCode'),
  });
const addressStep = heading('physical-card.address.title');
const feeCheckbox = (page: Page) => page.getByRole('checkbox');
const confirm = (page: Page) =>
  button('physical-card.address.confirm')(page).or(button('physical-card.address.order')(page));
const save = button('physical-card.address.save');
const change = button('physical-card.address.change');
const NAME = { firstName: 'Anna', lastName: 'Lindqvist' };

export const deliveryAddressFlow = defineFlow(deliveryAddressModel, {
  shows({ delivery, hasPin, fee, message }, leaves) {
    if (!leaves.includes('confirming.ready')) return messagesOf({ message });
    const { addressLine1, addressLine2, postalCode, city, country } = delivery;
    return [
      ...messagesOf({ message }),
      `${NAME.firstName} ${NAME.lastName}`,
      ...[addressLine1, addressLine2, `${postalCode} ${city}`].filter((line) => line.trim() !== ''),
      (intl) => countryName(intl, country),
      ...feeTexts(hasPin ? 'approve' : 'notice', fee),
    ];
  },
  entryPoint: () => ({ path: STEP_PATHS.address, token: tokenOf() }),
  background: CARD_BACKGROUND,
  backgroundFor: ({ delivery, hasPin, fee }) => [
    backgroundResponse(enrichCardholder, { ...NAME, address: delivery }),
    backgroundResponse(pinStatus, { pinSet: hasPin }),
    backgroundResponse(physicalCardFee, { feeAmount: fee }),
  ],
  // The page loads it first.
  answerFirstInBackground: ['enrichCardholder'],
  gestureEvents: ['field.blurred'],
  writtenTexts: { 'address.confirm': { text: ['signature.text.order', 'signature.text.orderFee'] } },
  silent: {
    checkingOutcome: 'What happened is read first; only then the page says it.',
    checkingUnchangedOutcome: 'What happened is read first; only then the page says it.',
    confirmed: 'The page with the message is gone.',
  },
  gestures: {
    ...fillForm(deliveryAddressModel.events, addressField),
    'form.submitted': pressButton('physical-card.address.save'),
    'fee.toggle': { at: feeCheckbox },
    'address.confirm': { at: confirm },
    'address.edit': { at: change },
    'edit.cancel': { at: button('action.cancel') },
  },
  assertions: {
    starting: TRANSIENT,
    'confirming.ready': [change, ready(confirm)],
    'confirming.settled': settling(confirm),
    confirmRequested: TRANSIENT,
    savingUnchanged: busy(confirm),
    checkingUnchangedOutcome: busy(confirm),
    'editing.settled': settling(save),
    'editing.ready': ready(save),
    saving: busy(save),
    checkingOutcome: busy(save),
    confirmed: { absent: addressStep },
  },
  twins: [
    {
      states: ['saving', 'checkingOutcome'],
      reason: 'The address is read again after it was saved. The button is busy until the outcome is known.',
    },
    {
      states: ['savingUnchanged', 'checkingUnchangedOutcome'],
      reason: 'The address is read again after a lost response. The button is busy until the outcome is known.',
    },
  ],
});

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const feeChanged = (page: Page) => failure(page).filter({ hasText: messagePattern('detail.The fee has changed') });

export const orderSigningFlow = defineFlow(orderSigningModel, {
  entryPoint: () => ({ path: STEP_PATHS.address, token: tokenOf() }),
  background: CARD_BACKGROUND,
  // The page loads them before the signature.
  answerFirstInBackground: ['physicalCardEligibility', 'physicalCardFee'],
  backgroundFor: ({ fee }) => [backgroundResponse(physicalCardFee, { feeAmount: fee })],
  prepare: async ({ page }) => {
    await feeCheckbox(page).check();
    await confirm(page).click();
  },
  // The message is for the order, which shows it.
  shows: () => [],
  gestures: {
    'signature.given': ({ callHarness }, label) => callHarness('send', 'signature.given', label),
    'signature.cancelled': { at: (page) => page.getByRole('button', { name: messagePattern('action.cancel') }) },
    'status.retry': { at: button('action.checkAgain') },
  },
  assertions: {
    signing: dialog,
    checkingFee: status('physical-card.ordering'),
    ordering: status('physical-card.ordering'),
    checkingAccepted: status('physical-card.checking'),
    checkingOutcome: status('physical-card.checking'),
    outcomeUnknown: button('action.checkAgain'),
    ordered: heading('physical-card.done.title'),
    failed: [addressStep, failure, { absent: feeChanged }],
    feeChanged: [addressStep, feeChanged],
    cancelled: [addressStep, { absent: failure }],
  },
  twins: [
    {
      states: ['checkingFee', 'ordering'],
      reason: 'The fee is read again as a part of the order.',
    },
    {
      states: ['checkingAccepted', 'checkingOutcome'],
      reason: 'The page says that it checks the order, after a good answer and after none.',
    },
  ],
});
