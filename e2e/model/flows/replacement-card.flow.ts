import type { Page } from '@playwright/test';
import type { MessageId } from '../../../machines/message.ts';
import { classicReplacementModel } from '../../../machines/replacement-card/classic-replacement.model.ts';
import { digitalReplacementModel } from '../../../machines/replacement-card/digital-replacement.model.ts';
import { replacementCardModel } from '../../../machines/replacement-card/replacement-card.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { blurField, pressButton, settling } from '../controls.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alert, button, CARD_BACKGROUND, status } from './card-parts.ts';

const loading = status('replacement-card.loading');
const heading = (name: MessageId) => (page: Page) => page.getByRole('heading', { name: messagePattern(name) });
const errorAlert = (page: Page) => page.locator('main').getByRole('alert');
const busy = (page: Page) => page.locator('main button[aria-busy]');
const idleButton = (name: MessageId) => (page: Page) =>
  page.getByRole('button', { name: messagePattern(name) }).and(page.locator(':not([aria-busy])'));
const outcomeUnknown = alert('replacement-card.outcomeUnknown');
/** Loads again, or checks the outcome again. */
const retry = {
  at: (page: Page) =>
    errorAlert(page).getByRole('button', {
      name: new RegExp(
        `${messagePattern('action.retry').source}|${messagePattern('replacement-card.outcomeUnknown.check').source}`,
      ),
    }),
};
const noCard = (page: Page) => page.getByText(messagePattern('card.none.title'));

export const replacementCardFlow = defineFlow(replacementCardModel, {
  entryPoint: ({ wantsDigital }) => ({ path: `/replacement-card${wantsDigital ? '?digital' : ''}`, token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: { 'load.retry': retry },
  assertions: {
    starting: TRANSIENT,
    loading,
    loadFailed: errorAlert,
    digital: idleButton('replacement-card.digital.submit'),
    classic: idleButton('replacement-card.classic.submit'),
  },
});

export const digitalReplacementFlow = defineFlow(digitalReplacementModel, {
  entryPoint: () => ({ path: '/replacement-card?digital', token: tokenOf() }),
  background: CARD_BACKGROUND,
  navigatedAwayIn: ['replaced'],
  gestures: {
    'card.replace': button('replacement-card.digital.submit'),
    'replace.anyway': button('replacement-card.replacedBefore.anyway'),
    'status.retry': retry,
  },
  assertions: {
    loading,
    loadFailed: errorAlert,
    noCard,
    replacedBefore: button('replacement-card.replacedBefore.anyway').at,
    settled: settling(button('replacement-card.digital.submit').at),
    offered: idleButton('replacement-card.digital.submit'),
    replacing: busy,
    confirming: busy,
    loadingReplacement: busy,
    checking: busy,
    outcomeUnknown,
    replaced: heading('card.title'),
    alreadyReplaced: heading('replacement-card.alreadyReplaced.title'),
  },
});

const field = (page: Page, label: string) =>
  label === 'approved'
    ? page.getByRole('checkbox')
    : page.getByRole('radio', {
        name: messagePattern(`replacement-card.reason.${label === 'damaged' ? 'damaged' : 'lost'}`),
      });
/** Also reports the choice of a radio button that is chosen already. */
const click = (control: ReturnType<typeof field>) =>
  control.evaluate((box: HTMLInputElement) => {
    if (box.type === 'radio') box.checked = false;
    box.click();
  });
const isEnabled = async (control: ReturnType<typeof field>) =>
  (await control.count()) === 1 && (await control.getAttribute('aria-disabled', { timeout: 500 })) === null;

export const classicReplacementFlow = defineFlow(classicReplacementModel, {
  entryPoint: () => ({ path: '/replacement-card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'field.changed': { at: field, act: click, offered: isEnabled },
    'field.blurred': { ...blurField(field), offered: isEnabled },
    'form.submitted': pressButton('replacement-card.classic.submit'),
    'order.anyway': button('replacement-card.inTransit.anyway'),
    'status.retry': retry,
  },
  assertions: {
    'loading.card': loading,
    'loading.orders': loading,
    'loading.fee': loading,
    loadFailed: errorAlert,
    feeInvalid: (page) => errorAlert(page).getByRole('link', { name: messagePattern('support.link') }),
    noCard,
    inTransit: heading('replacement-card.inTransit.title'),
    'editing.settled': settling(button('replacement-card.classic.submit').at),
    'editing.ready': idleButton('replacement-card.classic.submit'),
    'ordering.submitting': busy,
    'ordering.reloadingFee': busy,
    'ordering.checking': busy,
    'ordering.confirming': busy,
    outcomeUnknown,
    ordered: heading('replacement-card.ordered.title'),
  },
});
