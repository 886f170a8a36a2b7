import { portalModel } from '../../../machines/portal/portal.model.ts';
import { defineFlow, type ExternalEvent } from '../flow.ts';
import { messagePatternInAnyLanguage } from '../message-pattern.ts';

/** The path alone sends events to the root: events from its children are blocked. */
const sent =
  (type: string): ExternalEvent =>
  ({ callHarness }, label) =>
    callHarness('send', type, label);

const routes = portalModel.events['route.changed'];

export const portalFlow = defineFlow(portalModel, {
  entryPoint: ({ path, offeredToken }) => ({ path, offeredToken }),
  background: 'unanswered',
  acceptedEvents: ['portal.retry', 'portal.restart', 'portal.logOut'],
  gestures: {
    'route.changed': async ({ callHarness }, label) => {
      await callHarness('navigate', routes[label]?.path ?? '/');
      await callHarness('send', 'route.changed', label);
    },
    'access.expected': sent('access.expected'),
    'access.granted': sent('access.granted'),
    'access.suspended': sent('access.suspended'),
    'access.denied': sent('access.denied'),
    'calculator.opened': sent('calculator.opened'),
    'language.chosen': sent('language.chosen'),
    'language.adopt': sent('language.adopt'),
    'session.opened': sent('session.opened'),
    'session.closed': sent('session.closed'),
    'token.obtained': sent('token.obtained'),
    'query.succeeded': sent('query.succeeded'),
    'query.unauthorized': sent('query.unauthorized'),
    'query.forbidden': sent('query.forbidden'),
    'toast.show': sent('toast.show'),
    'xstate.error.actor.session': sent('xstate.error.actor.session'),
    'view.crashed': sent('view.crashed'),
    'portal.retry': { at: (page) => page.getByRole('button', { name: messagePatternInAnyLanguage('action.retry') }) },
    'portal.restart': {
      at: (page) => page.getByRole('button', { name: messagePatternInAnyLanguage('crash.restart') }),
    },
    'portal.logOut': {
      at: (page) =>
        page.getByRole('main').getByRole('button', { name: messagePatternInAnyLanguage('navigation.logOut') }),
    },
  },
  assertions: {
    'running.booting': (page) =>
      page.getByRole('status').filter({ hasText: messagePatternInAnyLanguage('loading.page') }),
    'running.signedOut': (page) => page.getByRole('main'),
    'running.signedIn.loading': (page) =>
      page.getByRole('status').filter({ hasText: messagePatternInAnyLanguage('loading.page') }),
    'running.signedIn.loadFailed': (page) =>
      page.getByRole('heading', { name: messagePatternInAnyLanguage('loading.pageFailed') }),
    'running.signedIn.loaded': (page) => page.getByRole('main'),
    'crashed.signedOut': (page) => page.getByRole('heading', { name: messagePatternInAnyLanguage('crash.title') }),
    'crashed.signedIn': (page) =>
      page.getByRole('main').getByRole('button', { name: messagePatternInAnyLanguage('navigation.logOut') }),
  },
});
