import type { Page } from '@playwright/test';
import { activateCardModel } from '../../../machines/activate-card/activate-card.model.ts';
import { activateCardForm } from '../../../machines/activate-card/activate-card.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { blurField, busy, enabledWhenValid, fillField, pressSubmit, ready, settling } from '../controls.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { CARD_BACKGROUND } from './card-parts.ts';

const field = (page: Page) => page.getByRole('textbox', { name: messagePattern('activate-card.field') });
const submit = (page: Page) => page.getByRole('button', { name: messagePattern('activate-card.submit') });
const typed = activateCardModel.events['field.changed'];

export const activateCardFlow = defineFlow(activateCardModel, {
  entryPoint: () => ({ path: '/activate-card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestureEvents: ['field.blurred'],
  silent: {
    checkingOutcome: 'What happened is read first; only then the page says it.',
    activated: 'The card is active: what failed before no longer matters.',
    outcomeUnknown: 'The page has a text of its own, which the assertion names.',
  },
  conditions: [enabledWhenValid(submit, activateCardForm.isValid, ['entering.ready'])],
  gestures: {
    'field.changed': fillField(field, (label) => typed[label]?.value ?? ''),
    'field.blurred': blurField(field),
    'form.submitted': pressSubmit(submit),
    'status.retry': { at: (page) => page.getByRole('button', { name: messagePattern('action.checkAgain') }) },
  },
  assertions: {
    'entering.ready': ready(submit),
    'entering.settled': settling(submit),
    comparing: busy(submit),
    submitting: busy(submit),
    checkingOutcome: busy(submit),
    outcomeUnknown: (page) =>
      page.getByRole('alert').filter({ hasText: messagePattern('activate-card.outcomeUnknown') }),
    activated: (page) => page.getByRole('heading', { name: messagePattern('activate-card.done.title') }),
  },
  twins: [
    {
      states: ['comparing', 'submitting', 'checkingOutcome'],
      reason: 'The card is read before and after the activation. The button is busy until the outcome is known.',
    },
  ],
});
