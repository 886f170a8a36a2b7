import type { Page } from '@playwright/test';
import { enrichCardholder, physicalCardFee } from '../../../contract/physical-card.ts';
import { pinStatus } from '../../../contract/pin.ts';
import type { MessageId } from '../../../machines/message.ts';
import { deliveryAddressModel } from '../../../machines/physical-card/delivery-address.model.ts';
import { STEP_PATHS } from '../../../machines/physical-card/order.ts';
import { orderSigningModel } from '../../../machines/physical-card/order-signing.model.ts';
import { physicalCardOrderModel } from '../../../machines/physical-card/physical-card-order.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { blurField, fillField, pressButton } from '../controls.ts';
import { backgroundResponse, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { CARD_BACKGROUND, dialog, status } from './card-parts.ts';

const heading = (title: MessageId) => (page: Page) =>
  page.getByRole('heading', { level: 1, name: messagePattern(title) });
const button = (name: MessageId) => (page: Page) =>
  page.locator('main').getByRole('button', { name: messagePattern(name) });
const reading = status('physical-card.loading');

export const physicalCardOrderFlow = defineFlow(physicalCardOrderModel, {
  entryPoint: ({ step }) => ({ path: STEP_PATHS[step], token: tokenOf() }),
  background: CARD_BACKGROUND,
  navigatedAwayIn: ['elsewhere'],
  gestures: {
    'order.retry': { at: button('action.retry') },
    'address.confirmed': ({ callHarness }, label) => callHarness('send', 'address.confirmed', label),
    'pin.chosen': ({ callHarness }, label) => callHarness('send', 'pin.chosen', label),
    'order.done': ({ callHarness }) => callHarness('send', 'order.done', 'noPayload'),
    'order.left': ({ callHarness }) => callHarness('send', 'order.left', 'noPayload'),
    'order.failed': ({ callHarness }, label) => callHarness('send', 'order.failed', label),
  },
  assertions: {
    arriving: TRANSIENT,
    reading,
    'learning.eligibility.reading': reading,
    'learning.eligibility.known': reading,
    'learning.fee.reading': reading,
    'learning.fee.known': reading,
    'learning.pin.reading': reading,
    'learning.pin.known': reading,
    'learning.holder.reading': reading,
    'learning.holder.known': reading,
    unavailable: button('action.retry'),
    deciding: TRANSIENT,
    placed: TRANSIENT,
    entering: TRANSIENT,
    enteringPin: TRANSIENT,
    enteringAddress: TRANSIENT,
    welcome: (page) => page.getByRole('link', { name: messagePattern('physical-card.welcome.start') }),
    rejected: heading('physical-card.notEligible.title'),
    address: heading('physical-card.address.title'),
    pin: heading('physical-card.pin.title'),
    signing: dialog,
    ordered: heading('physical-card.done.title'),
    elsewhere: (page) => page.locator('main'),
  },
});

const field = (page: Page, label: string) =>
  page.getByRole('textbox', {
    name: messagePattern(/street/.test(label) ? 'physical-card.address.line1' : 'physical-card.address.postalCode'),
  });
const typed = deliveryAddressModel.events['field.changed'];
const box = (page: Page) => page.getByRole('checkbox');
const confirm = (page: Page) =>
  button('physical-card.address.confirm')(page).or(button('physical-card.address.order')(page));
const change = button('physical-card.address.change');
const NAME = { firstName: 'Anna', lastName: 'Lindqvist' };

export const deliveryAddressFlow = defineFlow(deliveryAddressModel, {
  entryPoint: () => ({ path: STEP_PATHS.address, token: tokenOf() }),
  background: CARD_BACKGROUND,
  backgroundFor: ({ delivery, country, hasPin, fee }) => [
    backgroundResponse(enrichCardholder, { ...NAME, address: { ...delivery, country } }),
    backgroundResponse(pinStatus, { pinSet: hasPin }),
    backgroundResponse(physicalCardFee, { feeAmount: { amount: fee, currency: 'SEK' } }),
  ],
  gestures: {
    'field.changed': fillField(field, (label) => typed[label]?.value ?? ''),
    'field.blurred': blurField(field),
    'form.submitted': pressButton('physical-card.address.save'),
    'fee.toggle': { at: box },
    'address.confirm': { at: confirm },
    'address.edit': { at: change },
    'address.keep': { at: button('action.cancel') },
  },
  assertions: {
    arriving: TRANSIENT,
    confirming: change,
    settling: TRANSIENT,
    keeping: (page) => page.locator('main button[aria-busy]'),
    editing: (page) => field(page, 'street'),
    saving: (page) => page.locator('main button[aria-busy]'),
    confirmed: { absent: change },
  },
});

export const orderSigningFlow = defineFlow(orderSigningModel, {
  entryPoint: () => ({ path: STEP_PATHS.address, token: tokenOf() }),
  background: CARD_BACKGROUND,
  // The page reads it before there is anything to sign.
  answerFirstInBackground: ['physicalCardEligibility'],
  backgroundFor: () => [backgroundResponse(physicalCardFee, { feeAmount: { amount: 0 as never, currency: 'SEK' } })],
  prepare: async ({ page }) => {
    await confirm(page).click();
  },
  gestures: {
    'signature.given': ({ callHarness }, label) => callHarness('send', 'signature.given', label),
    'signature.cancelled': { at: (page) => page.getByRole('button', { name: messagePattern('action.cancel') }) },
    'status.retry': { at: button('physical-card.outcomeUnknown.check') },
  },
  assertions: {
    signing: dialog,
    ordering: status('physical-card.ordering'),
    checking: status('physical-card.checking'),
    unknown: button('physical-card.outcomeUnknown.check'),
    ordered: heading('physical-card.done.title'),
    failed: heading('physical-card.address.title'),
    left: heading('physical-card.address.title'),
  },
});
