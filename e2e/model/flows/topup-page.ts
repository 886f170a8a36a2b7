import { customPolicy } from '../../../contract/access.ts';
import { type TopupCalendar, topupCalendar } from '../../../contract/calendar.ts';
import { renewToken } from '../../../contract/session.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { standing } from '../flow.ts';

/** Longer than any path: days pass on this page. */
const token = tokenOf({ expiresIn: 90 * 86_400 });

export const entrance = () => ({ path: '/topup', token });

export const background = [
  standing(customPolicy, { policyText: null, accepted: false }),
  standing(renewToken, { accessToken: token }),
];

export const exampleCalendar: TopupCalendar = topupCalendar.response.parse(topupCalendar.example.response);

/** A calendar that is read by the gate and then by the page, and not a third time. */
export const readOnce = (calendar: TopupCalendar) => standing(topupCalendar, calendar, 2);
