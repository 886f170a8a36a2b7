import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { calendarAvailabilityModel } from '../../../machines/topups/calendar-availability.model.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const link = (page: Page) =>
  page
    .getByRole('navigation', { name: messagePattern('navigation.main') })
    .getByRole('link', { name: messagePattern('navigation.topups') });

export const calendarAvailabilityFlow = defineFlow(calendarAvailabilityModel, {
  // Home reads the calendar too.
  entryPoint: () => ({ path: '/digital-pay-onboard', token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  gestures: {},
  assertions: { loading: link, available: link, loadFailed: link, disabled: { absent: link } },
  twins: [
    {
      states: ['loading', 'available', 'loadFailed'],
      reason: 'The link is there unless the calendar is known to be disabled.',
    },
  ],
});
