import type { Page } from '@playwright/test';
import { enrichCardholder, physicalCardFee } from '../../../contract/physical-card.ts';
import { pinStatus } from '../../../contract/pin.ts';
import type { MessageId } from '../../../machines/message.ts';
import { deliveryAddressModel } from '../../../machines/physical-card/delivery-address.model.ts';
import { orderSigningModel } from '../../../machines/physical-card/order-signing.model.ts';
import { physicalCardOrderModel } from '../../../machines/physical-card/physical-card-order.model.ts';
import { STEP_PATHS } from '../../../machines/physical-card/steps.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { leaving, pressing, writing } from '../filling.ts';
import { defineFlow, PASSING, standing } from '../flow.ts';
import { said } from '../words.ts';
import { CARD_BACKGROUND, dialog, status } from './card-parts.ts';

const heading = (title: MessageId) => (page: Page) => page.getByRole('heading', { level: 1, name: said(title) });
const button = (name: MessageId) => (page: Page) => page.locator('main').getByRole('button', { name: said(name) });
const reading = status('physical.loading');

export const physicalCardOrderFlow = defineFlow(physicalCardOrderModel, {
  entrance: ({ step }) => ({ path: STEP_PATHS[step], token: tokenOf() }),
  background: CARD_BACKGROUND,
  goneIn: ['elsewhere'],
  gestures: {
    'order.retry': { at: button('action.retry') },
    'address.confirmed': ({ tell }, label) => tell('send', 'address.confirmed', label),
    'pin.chosen': ({ tell }, label) => tell('send', 'pin.chosen', label),
    'order.done': ({ tell }) => tell('send', 'order.done', 'bare'),
    'order.left': ({ tell }) => tell('send', 'order.left', 'bare'),
    'order.failed': ({ tell }, label) => tell('send', 'order.failed', label),
  },
  sights: {
    arriving: PASSING,
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
    deciding: PASSING,
    placed: PASSING,
    entering: PASSING,
    enteringPin: PASSING,
    enteringAddress: PASSING,
    welcome: (page) => page.getByRole('link', { name: said('physical.welcome.start') }),
    rejected: heading('physical.refused.title'),
    address: heading('physical.address.title'),
    pin: heading('pin.title'),
    signing: dialog,
    ordered: heading('physical.done.title'),
    elsewhere: (page) => page.locator('main'),
  },
});

const field = (page: Page, label: string) =>
  page.getByRole('textbox', {
    name: said(/street/.test(label) ? 'physical.address.line1' : 'physical.address.postalCode'),
  });
const typed = deliveryAddressModel.events['field.changed'];
const box = (page: Page) => page.getByRole('checkbox');
const confirm = (page: Page) => button('physical.address.confirm')(page).or(button('physical.address.order')(page));
const change = button('physical.address.change');
const NAME = { firstName: 'Anna', lastName: 'Lindqvist' };

export const deliveryAddressFlow = defineFlow(deliveryAddressModel, {
  entrance: () => ({ path: STEP_PATHS.address, token: tokenOf() }),
  background: CARD_BACKGROUND,
  standingFor: ({ delivery, country, hasPin, fee }) => [
    standing(enrichCardholder, { ...NAME, address: { ...delivery, country } }),
    standing(pinStatus, { pinSet: hasPin }),
    standing(physicalCardFee, { feeAmount: { amount: fee, currency: 'SEK' } }),
  ],
  gestures: {
    'field.changed': writing(field, (label) => typed[label]?.value ?? ''),
    'field.blurred': leaving(field),
    'form.submitted': pressing('physical.address.save'),
    'fee.toggle': { at: box },
    'address.confirm': { at: confirm },
    'address.edit': { at: change },
    'address.keep': { at: button('action.cancel') },
  },
  sights: {
    arriving: PASSING,
    confirming: change,
    settling: PASSING,
    keeping: (page) => page.locator('main button[aria-busy]'),
    editing: (page) => field(page, 'street'),
    saving: (page) => page.locator('main button[aria-busy]'),
    confirmed: { absent: change },
  },
});

export const orderSigningFlow = defineFlow(orderSigningModel, {
  entrance: () => ({ path: STEP_PATHS.address, token: tokenOf() }),
  background: CARD_BACKGROUND,
  // The page reads it before there is anything to sign.
  answeredFirst: ['physicalCardEligibility'],
  standingFor: () => [standing(physicalCardFee, { feeAmount: { amount: 0 as never, currency: 'SEK' } })],
  prepare: async ({ page }) => {
    await confirm(page).click();
  },
  gestures: {
    'signature.given': ({ tell }, label) => tell('send', 'signature.given', label),
    'signature.left': { at: (page) => page.getByRole('button', { name: said('action.cancel') }) },
    'status.retry': { at: button('physical.unknown.check') },
  },
  sights: {
    signing: dialog,
    ordering: status('physical.ordering'),
    checking: status('physical.checking'),
    unknown: button('physical.unknown.check'),
    ordered: heading('physical.done.title'),
    failed: heading('physical.address.title'),
    left: heading('physical.address.title'),
  },
});
