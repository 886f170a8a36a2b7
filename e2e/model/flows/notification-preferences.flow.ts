import type { Locator, Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { notificationPreferencesModel } from '../../../machines/notification-preferences/notification-preferences.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { backgroundResponse, type Control, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

type At = (page: Page) => Locator;

type Click = Parameters<Locator['click']>[0];

/** The checkbox of a channel is invisible below its label. */
const BELOW_LABEL = { force: true } as const;

const { events } = notificationPreferencesModel;
type SwitchEvent = Extract<keyof typeof events, `${string}.switch`>;

/** Sets a switch to a value. A press changes the value, so the event with the current value is sent directly. */
const setSwitch = (type: SwitchEvent, at: At, click?: Click): Control => ({
  at,
  act: async (control, label, { callHarness }) => {
    const payloads: Readonly<Record<string, { readonly on: boolean }>> = events[type];
    return (await control.isChecked()) === payloads[label]?.on
      ? callHarness('send', type, label)
      : control.click(click);
  },
});

const master: At = (page) => page.getByRole('switch', { name: messagePattern('notification-preferences.all') });
const offers: At = (page) =>
  page.getByRole('switch', { name: messagePattern('notification-preferences.specialOffers') });
const text: At = (page) =>
  page
    .getByRole('checkbox', { name: new RegExp(`^${messagePattern('notification-preferences.lowOnCredit').source}: `) })
    .nth(1);
const textOfAll: At = (page) =>
  page
    .getByRole('checkbox', {
      name: new RegExp(`^${messagePattern('notification-preferences.channelsOfAll').source}: `),
    })
    .nth(1);
const PAGE = '/settings/notifications';
const OTHER_PAGE = '/elsewhere';
const otherPage: At = (page) => page.getByRole('heading', { name: messagePattern('not-found.title') });
/** A save continues after the page was left. The gestures check that the switches are gone then. */
const pageOrOther: At = (page) => master(page).or(otherPage(page));
const pressed: At = (page) => page.locator('main input[aria-disabled=true]');
const saveError: At = (page) =>
  page.getByRole('alert').filter({ hasText: messagePattern('notification-preferences.saveFailed') });
const retry: At = (page) => page.getByRole('tabpanel').getByRole('button', { name: messagePattern('action.retry') });

const SAVED_LATER = 'A choice is shown at once and saved in the background.';
const OTHER_PAGE_SHOWN = 'The user has left the page while a choice is saved. Another page is shown.';

export const notificationPreferencesFlow = defineFlow(notificationPreferencesModel, {
  entryPoint: () => ({ path: OTHER_PAGE, token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  silent: {
    pageClosed: 'The page with the message is gone.',
    loading: 'The page shows why the last choice was not saved when it has loaded.',
  },
  gestures: {
    'channel.switch': setSwitch('channel.switch', text, BELOW_LABEL),
    'channelOfAll.switch': setSwitch('channelOfAll.switch', textOfAll, BELOW_LABEL),
    'topic.switch': setSwitch('topic.switch', offers),
    'all.switch': setSwitch('all.switch', master),
    'preferences.retry': { at: retry },
    'page.entered': ({ callHarness }) => callHarness('navigate', PAGE),
    'page.left': ({ callHarness }) => callHarness('navigate', OTHER_PAGE),
  },
  assertions: {
    loading: (page) => page.getByRole('status').filter({ hasText: messagePattern('notification-preferences.loading') }),
    loadFailed: retry,
    'loaded.presses.ready': [pageOrOther, { absent: pressed }],
    'loaded.presses.settling': (page) => pressed(page).or(otherPage(page)),
    'loaded.saves.idle': [master, { absent: saveError }],
    'loaded.saves.comparing': pageOrOther,
    'loaded.saves.compared': TRANSIENT,
    'loaded.saves.enabling': pageOrOther,
    'loaded.saves.disabling': pageOrOther,
    'loaded.saves.saving': pageOrOther,
    'loaded.saves.saved': TRANSIENT,
    'loaded.saves.checkingOutcome': pageOrOther,
    'loaded.saves.notSaved': TRANSIENT,
    'loaded.saves.saveFailed': master,
    pageClosed: otherPage,
  },
  twins: [
    {
      states: [
        'loaded.saves.comparing',
        'loaded.saves.enabling',
        'loaded.saves.disabling',
        'loaded.saves.saving',
        'loaded.saves.checkingOutcome',
      ],
      reason: SAVED_LATER,
    },
    {
      states: [
        'loaded.saves.idle',
        'loaded.saves.comparing',
        'loaded.saves.enabling',
        'loaded.saves.disabling',
        'loaded.saves.saving',
      ],
      reason: SAVED_LATER,
    },
    {
      states: [
        'loaded.saves.saveFailed',
        'loaded.saves.comparing',
        'loaded.saves.enabling',
        'loaded.saves.disabling',
        'loaded.saves.saving',
        'loaded.saves.checkingOutcome',
      ],
      reason: 'The failure of the last choice can still be shown while the next one is saved.',
    },
    { in: ['loaded.saves.idle'], alsoHold: ['loaded.saves.checkingOutcome'], reason: SAVED_LATER },
    {
      in: ['loaded.saves.idle'],
      alsoHold: ['loaded.saves.saveFailed'],
      reason: 'A press that changes nothing removes the message about the failure.',
    },
    {
      in: ['pageClosed'],
      alsoHold: [
        'loaded.presses.ready',
        'loaded.presses.settling',
        'loaded.saves.comparing',
        'loaded.saves.enabling',
        'loaded.saves.disabling',
        'loaded.saves.saving',
        'loaded.saves.checkingOutcome',
      ],
      reason: OTHER_PAGE_SHOWN,
    },
  ],
});
