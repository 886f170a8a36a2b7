import type { Page } from '@playwright/test';
import type { MessageId } from '../../../machines/message.ts';
import { classicReplacementModel } from '../../../machines/replacement-card/classic-replacement.model.ts';
import { blockAndReplaceModel } from '../../../machines/replacement-card/digital-replacement.model.ts';
import { replacementModel } from '../../../machines/replacement-card/replacement-card.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { leaving, pressing } from '../filling.ts';
import { defineFlow, PASSING } from '../flow.ts';
import { said } from '../words.ts';
import { alert, button, CARD_BACKGROUND, status } from './card-parts.ts';

const loading = status('replacement.loading');
const heading = (name: MessageId) => (page: Page) => page.getByRole('heading', { name: said(name) });
const complaint = (page: Page) => page.locator('main').getByRole('alert');
const busy = (page: Page) => page.locator('main button[aria-busy]');
const still = (name: MessageId) => (page: Page) =>
  page.getByRole('button', { name: said(name) }).and(page.locator(':not([aria-busy])'));
const unknown = alert('replacement.unknown');
/** Reads again what could not be read, or what became of what was sent. */
const retry = {
  at: (page: Page) =>
    complaint(page).getByRole('button', {
      name: new RegExp(`${said('action.retry').source}|${said('replacement.unknown.check').source}`),
    }),
};
const none = (page: Page) => page.getByText(said('card.none.title'));

export const replacementFlow = defineFlow(replacementModel, {
  entrance: ({ wantsDigital }) => ({ path: `/replacement-card${wantsDigital ? '?digital' : ''}`, token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: { 'ways.retry': retry },
  sights: {
    arriving: PASSING,
    asking: loading,
    undecided: complaint,
    digital: still('replacement.digital.submit'),
    classic: still('replacement.classic.submit'),
  },
});

export const blockAndReplaceFlow = defineFlow(blockAndReplaceModel, {
  entrance: () => ({ path: '/replacement-card?digital', token: tokenOf() }),
  background: CARD_BACKGROUND,
  goneIn: ['replaced'],
  gestures: {
    'card.replace': button('replacement.digital.submit'),
    'replace.anyway': button('replacement.before.anyway'),
    'status.retry': retry,
  },
  sights: {
    reading: loading,
    failed: complaint,
    none,
    replacedBefore: button('replacement.before.anyway').at,
    offered: still('replacement.digital.submit'),
    replacing: busy,
    refreshing: busy,
    lookingUp: busy,
    checking: busy,
    unknown,
    replaced: heading('card.title'),
    alreadyReplaced: heading('replacement.already.title'),
  },
});

const field = (page: Page, label: string) =>
  label === 'approved'
    ? page.getByRole('checkbox')
    : page.getByRole('radio', { name: said(`replacement.reason.${label === 'damaged' ? 'damaged' : 'lost'}`) });
const press = (control: ReturnType<typeof field>) => control.evaluate((box: HTMLElement) => box.click());
const isFree = async (control: ReturnType<typeof field>) =>
  (await control.count()) === 1 && (await control.getAttribute('aria-disabled', { timeout: 500 })) === null;

export const classicReplacementFlow = defineFlow(classicReplacementModel, {
  entrance: () => ({ path: '/replacement-card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'field.changed': { at: field, act: press, offered: isFree },
    'field.blurred': { ...leaving(field), offered: isFree },
    'form.submitted': pressing('replacement.classic.submit'),
    'order.anyway': button('replacement.onItsWay.anyway'),
    'status.retry': retry,
  },
  sights: {
    'reading.card': loading,
    'reading.orders': loading,
    'reading.fee': loading,
    failed: complaint,
    none,
    orderedToday: heading('replacement.today.title'),
    onItsWay: heading('replacement.onItsWay.title'),
    choosing: still('replacement.classic.submit'),
    'ordering.sending': busy,
    'ordering.repricing': busy,
    'ordering.checking': busy,
    'ordering.refreshing': busy,
    unknown,
    ordered: heading('replacement.ordered.title'),
  },
});
