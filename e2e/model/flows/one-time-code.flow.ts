import type { Page } from '@playwright/test';
import { oneTimeCodeModel } from '../../../machines/signature/one-time-code.model.ts';
import { codeForm } from '../../../machines/signature/one-time-code.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import {
  blurField,
  busy,
  enabledWhenValid,
  fillField,
  pressButton,
  pressSubmit,
  ready,
  settling,
} from '../controls.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alert, askForPin, button, CARD_BACKGROUND, dialog, pinFrame } from './card-parts.ts';

const field = (page: Page) => page.getByLabel(messagePattern('signature.code.field'));
const typed = oneTimeCodeModel.events['field.changed'];
const DETAILS = {
  invalidCode: 'Invalid one-time code',
  tooManyAttempts: 'Too many attempts',
  staleSignature: 'Signature is missing or already used',
} as const;

export const oneTimeCodeFlow = defineFlow(oneTimeCodeModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf({ authenticationMethod: 'PASSWORD' }) }),
  background: CARD_BACKGROUND,
  async prepare(context, { rejection }) {
    await askForPin(context);
    if (rejection === null) return;
    const { page } = context;
    context.answerNext('sendOneTimeCode', 204);
    await button('signature.code.send').at(page).click();
    await field(page).fill('000000');
    context.answerNext('viewPin', rejection === 'tooManyAttempts' ? 429 : 400, DETAILS[rejection]);
    await context.callHarness('watchNextActor');
    await button('signature.code.confirm').at(page).click();
  },
  gestureEvents: ['field.blurred'],
  silent: {
    cancelled: 'The page with the message is gone.',
  },
  conditions: [
    enabledWhenValid(button('signature.code.confirm').at, codeForm.isValid, ['entering.sent', 'entering.resendable']),
  ],
  gestures: {
    'field.changed': fillField(field, (label) => typed[label]?.value ?? ''),
    'field.blurred': blurField(field),
    'form.submitted': pressSubmit(button('signature.code.confirm').at),
    'code.send': pressButton('signature.code.send'),
    'code.resend': pressButton('signature.code.resend'),
    'code.cancel': pressButton('action.cancel'),
    'email.verify': button('signature.code.unverified.go'),
  },
  assertions: {
    deciding: TRANSIENT,
    'idle.ready': ready(button('signature.code.send').at),
    'idle.settled': settling(button('signature.code.send').at),
    sending: busy(button('signature.code.send').at),
    resending: busy(button('signature.code.send').at),
    'entering.sent': (page) => page.getByText(messagePattern('signature.code.resendLater')),
    'entering.resendable': ready(button('signature.code.resend').at),
    'entering.settled': settling(button('signature.code.resend').at),
    emailUnverified: alert('signature.code.unverified.title'),
    entered: pinFrame,
    cancelled: [{ absent: dialog }, { absent: pinFrame }],
  },
  twins: [{ states: ['sending', 'resending'], reason: 'They differ only after a failure.' }],
});
