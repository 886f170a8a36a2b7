import type { Page } from '@playwright/test';
import type { MessageId } from '../../../machines/message.ts';
import { classicReplacementModel } from '../../../machines/replacement-card/classic-replacement.model.ts';
import { digitalReplacementModel } from '../../../machines/replacement-card/digital-replacement.model.ts';
import { replacementCardModel } from '../../../machines/replacement-card/replacement-card.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { blurField, pressButton } from '../controls.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alert, button, CARD_BACKGROUND, status } from './card-parts.ts';

const loading = status('replacement-card.loading');
const heading = (name: MessageId) => (page: Page) => page.getByRole('heading', { name: messagePattern(name) });
const complaint = (page: Page) => page.locator('main').getByRole('alert');
const busy = (page: Page) => page.locator('main button[aria-busy]');
const still = (name: MessageId) => (page: Page) =>
  page.getByRole('button', { name: messagePattern(name) }).and(page.locator(':not([aria-busy])'));
const unknown = alert('replacement-card.outcomeUnknown');
/** Reads again what could not be read, or what became of what was sent. */
const retry = {
  at: (page: Page) =>
    complaint(page).getByRole('button', {
      name: new RegExp(
        `${messagePattern('action.retry').source}|${messagePattern('replacement-card.outcomeUnknown.check').source}`,
      ),
    }),
};
const none = (page: Page) => page.getByText(messagePattern('card.none.title'));

export const replacementCardFlow = defineFlow(replacementCardModel, {
  entryPoint: ({ wantsDigital }) => ({ path: `/replacement-card${wantsDigital ? '?digital' : ''}`, token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: { 'ways.retry': retry },
  assertions: {
    arriving: TRANSIENT,
    asking: loading,
    undecided: complaint,
    digital: still('replacement-card.digital.submit'),
    classic: still('replacement-card.classic.submit'),
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
    reading: loading,
    failed: complaint,
    none,
    replacedBefore: button('replacement-card.replacedBefore.anyway').at,
    offered: still('replacement-card.digital.submit'),
    replacing: busy,
    refreshing: busy,
    lookingUp: busy,
    checking: busy,
    unknown,
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
const press = (control: ReturnType<typeof field>) => control.evaluate((box: HTMLElement) => box.click());
const isFree = async (control: ReturnType<typeof field>) =>
  (await control.count()) === 1 && (await control.getAttribute('aria-disabled', { timeout: 500 })) === null;

export const classicReplacementFlow = defineFlow(classicReplacementModel, {
  entryPoint: () => ({ path: '/replacement-card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'field.changed': { at: field, act: press, offered: isFree },
    'field.blurred': { ...blurField(field), offered: isFree },
    'form.submitted': pressButton('replacement-card.classic.submit'),
    'order.anyway': button('replacement-card.inTransit.anyway'),
    'status.retry': retry,
  },
  assertions: {
    'reading.card': loading,
    'reading.orders': loading,
    'reading.fee': loading,
    failed: complaint,
    none,
    orderedToday: heading('replacement-card.orderedToday.title'),
    onItsWay: heading('replacement-card.inTransit.title'),
    choosing: still('replacement-card.classic.submit'),
    'ordering.sending': busy,
    'ordering.repricing': busy,
    'ordering.checking': busy,
    'ordering.refreshing': busy,
    unknown,
    ordered: heading('replacement-card.ordered.title'),
  },
});
