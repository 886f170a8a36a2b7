import type { Page } from '@playwright/test';
import { consentModel } from '../../../machines/consent/consent.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const button = (name: MessageId) => ({ at: (page: Page) => page.getByRole('button', { name: messagePattern(name) }) });
const shows = (name: MessageId) => (page: Page) => panel(page).getByText(messagePattern(name));
const panel = (page: Page) => page.getByRole('region', { name: messagePattern('consent.title') });

const acceptedBefore = shows('consent.current.accepted');
const declinedBefore = shows('consent.current.declined');

export const consentFlow = defineFlow(consentModel, {
  entryPoint: () => ({ path: '/login/bankid' }),
  background: 'unanswered',
  gestures: {
    'session.opened': ({ callHarness }, label) => callHarness('send', 'session.opened', label),
    'consent.accept': button('consent.accept'),
    'consent.decline': button('consent.decline'),
    // The button is there also while the question is open, and has no effect then.
    'consent.reconsider': ({ page }) => button('consent.settings').at(page).click(),
  },
  assertions: {
    starting: 'transient',
    'asking.inFull': [shows('consent.title'), { absent: acceptedBefore }, { absent: declinedBefore }],
    'asking.inOneLine': [shows('consent.short'), { absent: acceptedBefore }, { absent: declinedBefore }],
    'reconsidering.accepted': acceptedBefore,
    'reconsidering.declined': declinedBefore,
    accepted: { absent: panel },
    declined: { absent: panel },
  },
  twins: [
    {
      states: ['accepted', 'declined'],
      reason: 'The question is closed. The user sees the choice only after opening it again.',
    },
  ],
});
