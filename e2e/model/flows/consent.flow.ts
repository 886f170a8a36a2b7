import type { Page } from '@playwright/test';
import { consentModel } from '../../../machines/consent/consent.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const button = (name: MessageId) => ({ at: (page: Page) => page.getByRole('button', { name: messagePattern(name) }) });
const shows = (name: MessageId) => (page: Page) => panel(page).getByText(messagePattern(name));
const panel = (page: Page) => page.getByRole('region', { name: messagePattern('consent.title') });

export const consentFlow = defineFlow(consentModel, {
  entryPoint: () => ({ path: '/login/bankid' }),
  background: 'unanswered',
  gestures: {
    'consent.accept': button('consent.accept'),
    'consent.decline': button('consent.decline'),
    // Sent directly, because the link to the settings only moves the focus while the panel is open.
    'consent.reconsider': ({ callHarness }) => callHarness('send', 'consent.reconsider', 'noPayload'),
  },
  assertions: {
    starting: 'transient',
    asking: panel,
    'reconsidering.accepted': shows('consent.current.accepted'),
    'reconsidering.declined': shows('consent.current.declined'),
    accepted: { absent: panel },
    declined: { absent: panel },
  },
});
