import type { Page } from '@playwright/test';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import type { MessageId } from '../../../machines/message.ts';
import { classicReplacementModel } from '../../../machines/replacement-card/classic-replacement.model.ts';
import { digitalReplacementModel } from '../../../machines/replacement-card/digital-replacement.model.ts';
import { replacementCardModel } from '../../../machines/replacement-card/replacement-card.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { blurField, busy, pressButton, ready, settling } from '../controls.ts';
import { backgroundResponse, type Control, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, moneyText, textWith, withDates } from '../shown-texts.ts';
import { alert, button, CARD_BACKGROUND, status } from './card-parts.ts';

const loading = status('replacement-card.loading');
const heading = (name: MessageId) => (page: Page) => page.getByRole('heading', { name: messagePattern(name) });
const errorAlert = (page: Page) => page.locator('main').getByRole('alert');
const loadAgain = (page: Page) => errorAlert(page).getByRole('button', { name: messagePattern('action.retry') });
const supportLink = (page: Page) => errorAlert(page).getByRole('link', { name: messagePattern('support.link') });
const anyway = button('replacement-card.replacedBefore.anyway').at;
const digitalButton = button('replacement-card.digital.submit').at;
const classicButton = button('replacement-card.classic.submit').at;
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
  silent: {
    loading: 'The page shows that it reads again.',
  },
  gestures: { 'load.retry': retry },
  assertions: {
    starting: TRANSIENT,
    loading,
    loadFailed: loadAgain,
    digital: digitalButton,
    classic: classicButton,
  },
});

export const digitalReplacementFlow = defineFlow(digitalReplacementModel, {
  shows({ card, previous, message }, leaves) {
    const lastFour = card?.lastFourDigits ?? '';
    return [
      ...messagesOf({ message }),
      ...(leaves.includes('offered') ? [textWith('replacement-card.digital.lead', { lastFour })] : []),
      ...(leaves.includes('replacedBefore')
        ? [textWith('replacement-card.replacedBefore', { lastFour, previous: previous?.lastFourDigits ?? '' })]
        : []),
    ];
  },
  entryPoint: () => ({ path: '/replacement-card?digital', token: tokenOf() }),
  background: CARD_BACKGROUND,
  navigatedAwayIn: ['replaced'],
  silent: {
    checkingAccepted: 'What happened is read first; only then the page says it.',
    loadingReplacement: 'What happened is read first; only then the page says it.',
    checkingOutcome: 'What happened is read first; only then the page says it.',
    outcomeUnknown: 'The page has a text of its own, which the assertion names.',
  },
  gestures: {
    'card.replace': button('replacement-card.digital.submit'),
    'replace.anyway': button('replacement-card.replacedBefore.anyway'),
    'status.retry': retry,
  },
  assertions: {
    loading,
    loadFailed: loadAgain,
    noCard,
    replacedBefore: anyway,
    settled: settling(digitalButton),
    offered: ready(digitalButton),
    replacing: busy(digitalButton),
    checkingAccepted: busy(digitalButton),
    loadingReplacement: busy(digitalButton),
    checkingOutcome: busy(digitalButton),
    outcomeUnknown,
    replaced: (page) => page.getByRole('heading', { name: new RegExp(`^${messagePattern('card.title').source}$`) }),
    alreadyReplaced: [heading('replacement-card.alreadyReplaced.title'), { absent: anyway }],
  },
  twins: [
    {
      states: ['replacing', 'checkingAccepted', 'loadingReplacement', 'checkingOutcome'],
      reason: 'The cards are read again after the replacement. The button is busy until the outcome is known.',
    },
  ],
});

const field = (page: Page, label: string) =>
  label === 'approved'
    ? page.getByRole('checkbox')
    : page.getByRole('radio', {
        name: messagePattern(`replacement-card.reason.${label === 'damaged' ? 'damaged' : 'lost'}`),
      });
/** A press of the reason that is chosen already changes nothing, so that event is sent directly. */
const choose: Control['act'] = async (control, label, { callHarness }) =>
  label !== 'approved' && (await control.isChecked()) ? callHarness('send', 'field.changed', label) : control.click();
const isEnabled = async (control: ReturnType<typeof field>) =>
  (await control.count()) === 1 && (await control.getAttribute('aria-disabled', { timeout: 500 })) === null;

/** The cardholder, in a branch whose employer has this id. */
const cardholderAt = (clientId: number | null) => {
  const example = cardholderInfo.example.response;
  const clientPackage = clientId === null ? null : { client: { id: clientId } };
  return { ...example, branch: { ...example.branch, clientPackage } };
};

export const classicReplacementFlow = defineFlow(classicReplacementModel, {
  shows({ card, lastOrder, fee: { amount, currency }, message }, leaves) {
    const lastFour = card?.lastFourDigits ?? '';
    const fee = moneyText(amount, { currency });
    return [
      ...messagesOf({ message }),
      ...(leaves.includes('inTransit')
        ? [
            withDates(({ formatDay }) => ({
              id: 'replacement-card.inTransit.text',
              values: { lastFour, day: formatDay(lastOrder ?? '') },
            })),
          ]
        : []),
      ...(leaves.includes('editing.ready') ? [textWith('replacement-card.classic.lead', { lastFour })] : []),
      ...(leaves.includes('editing.ready') && amount > 0
        ? [fee, textWith('replacement-card.fee.approve', { fee })]
        : []),
    ];
  },
  entryPoint: () => ({ path: '/replacement-card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  // The access gate loads the cardholder, whose branch may name the employer.
  backgroundFor: ({ clientId }) => [backgroundResponse(cardholderInfo, cardholderAt(clientId))],
  gestureEvents: ['field.blurred'],
  silent: {
    feeInvalid: 'The page has a text of its own, which the assertion names.',
    'ordering.checkingOutcome': 'What happened is read first; only then the page says it.',
    'ordering.checkingAccepted': 'What happened is read first; only then the page says it.',
    'ordering.reloadingFee': 'What happened is read first; only then the page says it.',
    outcomeUnknown: 'The page has a text of its own, which the assertion names.',
  },
  gestures: {
    'field.changed': { at: field, act: choose, offered: isEnabled },
    'field.blurred': { ...blurField(field), offered: isEnabled },
    'form.submitted': pressButton('replacement-card.classic.submit'),
    'order.anyway': button('replacement-card.inTransit.anyway'),
    'status.retry': retry,
  },
  assertions: {
    'loading.card': loading,
    'loading.orders': loading,
    'loading.fee': loading,
    loadFailed: [loadAgain, { absent: supportLink }],
    feeInvalid: supportLink,
    noCard,
    inTransit: heading('replacement-card.inTransit.title'),
    'editing.settled': settling(classicButton),
    'editing.ready': ready(classicButton),
    'ordering.submitting': busy(classicButton),
    'ordering.reloadingFee': busy(classicButton),
    'ordering.checkingOutcome': busy(classicButton),
    'ordering.checkingAccepted': busy(classicButton),
    outcomeUnknown,
    ordered: heading('replacement-card.ordered.title'),
  },
  twins: [
    {
      states: ['loading.card', 'loading.orders', 'loading.fee'],
      reason: 'Three calls are made one after the other. The page shows that it is loading until all are answered.',
    },
    {
      states: ['ordering.submitting', 'ordering.reloadingFee', 'ordering.checkingOutcome', 'ordering.checkingAccepted'],
      reason: 'The fee or the orders are read again after the order. The button is busy until the outcome is known.',
    },
  ],
});
