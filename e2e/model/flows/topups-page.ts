import { customPolicy } from '../../../contract/access-gate.ts';
import { renewToken } from '../../../contract/session.ts';
import { type TopupCalendar, topupCalendar } from '../../../contract/topups.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { backgroundResponse } from '../flow.ts';

/** Valid for longer than any path lasts; some paths span several days. */
const token = tokenOf({ expiresIn: 90 * 86_400 });

export const entryPoint = () => ({ path: '/topup', token });

export const background = [
  backgroundResponse(customPolicy, { policyText: null, accepted: false }),
  backgroundResponse(renewToken, { accessToken: token }),
];

/** A calendar that is returned to the access gate and, for two years, to the page, but not a fourth time. */
export const readOnce = (calendar: TopupCalendar) => backgroundResponse(topupCalendar, calendar, 3);
