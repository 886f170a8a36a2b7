import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access.ts';
import { calendarAvailabilityModel } from '../../../machines/access-gate/calendar-availability.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';

const link = (page: Page) =>
  page
    .getByRole('navigation', { name: said('navigation.main') })
    .getByRole('link', { name: said('navigation.topups') });

export const calendarAvailabilityFlow = defineFlow(calendarAvailabilityModel, {
  entrance: () => ({ path: '/home', token: tokenOf() }),
  background: [standing(customPolicy, { policyText: null, accepted: false })],
  gestures: {},
  sights: { reading: link, offered: link, unknown: link, disabled: { absent: link } },
});
