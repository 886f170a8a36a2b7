import { portalModel } from '../../../machines/portal/portal.model.ts';
import { defineFlow, type ExternalEvent } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

/** The root hears of it from the path alone; what is below it speaks of its own accord, and is not heard. */
const told =
  (type: string): ExternalEvent =>
  ({ callHarness }, label) =>
    callHarness('send', type, label);

const routes = portalModel.events['route.changed'];

export const portalFlow = defineFlow(portalModel, {
  entryPoint: ({ path, offeredToken }) => ({ path, offeredToken }),
  background: 'unanswered',
  acceptedEvents: ['portal.restart'],
  gestures: {
    'route.changed': async ({ callHarness }, label) => {
      await callHarness('navigate', routes[label]?.path ?? '/');
      await callHarness('send', 'route.changed', label);
    },
    'screen.entered': told('screen.entered'),
    'gate.entered': told('gate.entered'),
    'calculator.entered': told('calculator.entered'),
    'access.denied': told('access.denied'),
    'language.chosen': told('language.chosen'),
    'language.adopt': told('language.adopt'),
    'session.opened': told('session.opened'),
    'session.closed': told('session.closed'),
    'token.obtained': told('token.obtained'),
    'query.succeeded': told('query.succeeded'),
    'query.unauthorized': told('query.unauthorized'),
    'query.forbidden': told('query.forbidden'),
    'toast.show': told('toast.show'),
    'xstate.error.actor.session': told('xstate.error.actor.session'),
    'portal.restart': { at: (page) => page.getByRole('button', { name: messagePattern('crash.restart') }) },
  },
  assertions: {
    'running.undecided': (page) => page.getByRole('status').filter({ hasText: messagePattern('loading.page') }),
    'running.closed': (page) => page.getByRole('main'),
    'running.open': (page) => page.getByRole('main'),
    crashed: (page) => page.getByRole('heading', { name: messagePattern('crash.title') }),
  },
});
