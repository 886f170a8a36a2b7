import type { Page } from '@playwright/test';
import type { MessageId } from '../../../machines/message.ts';
import { portalModel } from '../../../machines/portal/portal.model.ts';
import { defineFlow, type ExternalEvent } from '../flow.ts';
import { messagePatternInAnyLanguage } from '../message-pattern.ts';

/** The path alone sends events to the root: events from its children are blocked. */
const sent =
  (type: string): ExternalEvent =>
  ({ callHarness }, label) =>
    callHarness('send', type, label);

/** The screen that it opens would throw when its code arrives: the access gate has not loaded the account. */
const sentWithoutScreen =
  (type: string): ExternalEvent =>
  async ({ callHarness, holdScreens }, label) => {
    if ((await callHarness('can', [{ type, label }])).includes(true)) holdScreens();
    return callHarness('send', type, label);
  };

const routes = portalModel.events['route.changed'];

const heading = (name: MessageId) => (page: Page) =>
  page.getByRole('heading', { name: messagePatternInAnyLanguage(name) });
const crashed = heading('crash.title');
const crashText = (page: Page) => page.getByText(messagePatternInAnyLanguage('crash.text'));
const loadFailed = heading('loading.pageFailed');
/** The name of the product, which only a screen reader reads, and what is awaited. */
const loading = [
  (page: Page) => page.getByRole('heading', { level: 1, name: /\w/ }),
  (page: Page) => page.getByRole('status').filter({ hasText: messagePatternInAnyLanguage('loading.page') }),
] as const;
const anyLogOut = (page: Page) => page.getByRole('button', { name: messagePatternInAnyLanguage('navigation.logOut') });
const logOut = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: messagePatternInAnyLanguage('navigation.logOut') });
const anyPage = [(page: Page) => page.getByRole('main'), { absent: loadFailed }, { absent: crashed }] as const;

export const portalFlow = defineFlow(portalModel, {
  entryPoint: ({ path, offeredToken }) => ({ path, offeredToken }),
  background: 'unanswered',
  acceptedEvents: ['portal.retry', 'portal.restart', 'portal.logOut'],
  gestures: {
    'route.changed': async ({ callHarness }, label) => {
      await callHarness('navigate', routes[label]?.path ?? '/');
      await callHarness('send', 'route.changed', label);
    },
    'access.expected': sentWithoutScreen('access.expected'),
    'access.granted': sentWithoutScreen('access.granted'),
    'access.suspended': sent('access.suspended'),
    'access.denied': sent('access.denied'),
    'calculator.opened': sent('calculator.opened'),
    'calculator.close': sent('calculator.close'),
    'language.chosen': sent('language.chosen'),
    'language.adopt': sent('language.adopt'),
    'session.opened': sent('session.opened'),
    'session.closed': sent('session.closed'),
    'token.obtained': sent('token.obtained'),
    'query.succeeded': sent('query.succeeded'),
    'query.unauthorized': sent('query.unauthorized'),
    'query.forbidden': sent('query.forbidden'),
    'toast.show': sent('toast.show'),
    'change.started': sent('change.started'),
    'check.ended': sent('check.ended'),
    'xstate.error.actor.session': sent('xstate.error.actor.session'),
    'view.crashed': sent('view.crashed'),
    'portal.retry': { at: (page) => page.getByRole('button', { name: messagePatternInAnyLanguage('action.retry') }) },
    'portal.restart': {
      at: (page) => page.getByRole('button', { name: messagePatternInAnyLanguage('crash.restart') }),
    },
    'portal.logOut': { at: logOut },
  },
  assertions: {
    'running.booting': loading,
    'running.signedOut': [...anyPage, { absent: anyLogOut }],
    'running.signedIn.loading': loading,
    'running.signedIn.loadFailed': loadFailed,
    'running.signedIn.loaded': [(page) => page.getByRole('main'), { absent: loadFailed }, { absent: crashed }],
    'crashed.signedOut': [crashed, crashText, { absent: logOut }],
    'crashed.signedIn': [crashed, crashText, logOut],
  },
  twins: [
    {
      in: ['running.booting', 'running.signedIn.loading'],
      alsoHold: ['running.signedOut', 'running.signedIn.loaded'],
      reason: 'The same spinner is shown until the page of the address is there.',
    },
    {
      in: ['running.signedOut'],
      alsoHold: ['running.signedIn.loaded'],
      reason: 'A signed-in user can open a log-in page too.',
    },
    {
      states: ['running.booting', 'running.signedIn.loading'],
      reason: 'The same spinner is shown until the code of a signed-in page is there.',
    },
  ],
});
