import type { Locator, Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { notificationPreferencesModel } from '../../../machines/notification-preferences/notification-preferences.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { backgroundResponse, type Control, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

type At = (page: Page) => Locator;

/** Sets a switch, also to what it is already: nobody can press that, but quick presses can come to the same. */
const setting = (at: At, on: (label: string) => boolean): Control => ({
  at,
  offered: (control) => control.isVisible(),
  act: (control, label) =>
    control.evaluate((element: HTMLInputElement, wanted) => {
      element.checked = !wanted;
      element.click();
    }, on(label)),
});

const { 'all.switch': all } = notificationPreferencesModel.events;
const master: At = (page) => page.getByRole('switch', { name: messagePattern('notification-preferences.all') });
const offers: At = (page) =>
  page.getByRole('switch', { name: messagePattern('notification-preferences.specialOffers') });
const text: At = (page) =>
  page
    .getByRole('checkbox', { name: new RegExp(`^${messagePattern('notification-preferences.lowOnCredit').source}: `) })
    .nth(1);
const PAGE = '/settings/notifications';
const elsewhere: At = (page) => page.getByRole('heading', { name: messagePattern('not-found.title') });
/** Something may be on its way when the page is left; that its switches are gone then, the gestures make sure of. */
const underWay: At = (page) => master(page).or(elsewhere(page));
const panel = (page: Page) => page.getByRole('tabpanel');

export const notificationPreferencesFlow = defineFlow(notificationPreferencesModel, {
  entryPoint: () => ({ path: PAGE, token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  gestures: {
    'channel.switch': setting(text, (label) => label.endsWith(' on')),
    'topic.switch': setting(offers, (label) => label.endsWith(' on')),
    'all.switch': setting(master, (label) => all[label]?.on ?? false),
    'preferences.retry': { at: (page) => panel(page).getByRole('button', { name: messagePattern('action.retry') }) },
    'page.entered': ({ callHarness }) => callHarness('navigate', PAGE),
    'page.left': ({ callHarness }) => callHarness('navigate', '/elsewhere'),
  },
  assertions: {
    reading: (page) => page.getByRole('status').filter({ hasText: messagePattern('notification-preferences.loading') }),
    unavailable: (page) => panel(page).getByRole('alert'),
    'known.settled': master,
    'known.enabling': underWay,
    'known.disabling': underWay,
    'known.saving': underWay,
    'known.answered': TRANSIENT,
    // The reason shows until the next choice, which can be made at once.
    'known.rereading': underWay,
    'known.unsaved': master,
    away: elsewhere,
  },
});
