import type { Page } from '@playwright/test';
import { inactivityModel } from '../../../machines/session/inactivity.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const DAY = 24 * 60 * 60;
const warning = (page: Page) => page.getByRole('alertdialog', { name: messagePattern('session.unattended.title') });
const page = (at: Page) => at.getByRole('button', { name: messagePattern('navigation.logOut') });
const shared = inactivityModel.events['input.shared'];

export const inactivityFlow = defineFlow(inactivityModel, {
  // The token outlives every path, so that only inactivity ends the session.
  entryPoint: ({ limit }) => ({
    path: '/home',
    token: tokenOf({ expiresIn: DAY }),
    settings: { inactivityMinutes: limit / 60_000 },
  }),
  background: 'unanswered',
  gestures: {
    // Real input is reported only once in some seconds.
    'input.received': ({ callHarness }, label) => callHarness('send', 'input.received', label),
    'input.shared': ({ callHarness }, label) =>
      callHarness('storeInOtherTab', 'lastInput', shared[label]?.stored ?? null),
    'presence.confirmed': {
      at: (at) => at.getByRole('button', { name: messagePattern('session.expiring.stay') }),
    },
  },
  assertions: {
    checking: TRANSIENT,
    unlimited: [page, { absent: warning }],
    active: [page, { absent: warning }],
    warned: warning,
    timedOut: (at) => at.getByRole('heading', { name: messagePattern('login-bankid.title') }),
  },
  twins: [
    {
      states: ['unlimited', 'active'],
      reason: 'A limit for inactivity shows nothing before its warning.',
    },
  ],
});
