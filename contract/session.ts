import { defineCall } from './call.ts';
import { accessToken, EXAMPLE_TOKEN } from './token.ts';
import { nothing } from './values.ts';

/** Renews the bearer token: when less than 1500 s remain, and after queries (§7, §9). */
export const renewToken = defineCall({
  name: 'renewToken',
  method: 'POST',
  path: '/auth/token/renew',
  effect: 'change',
  returnsAccessToken: true,
  summary: 'Exchange a valid token for a new one',
  response: accessToken,
  example: { response: { accessToken: EXAMPLE_TOKEN } },
});

/** Ends the session of the token at the backend. Only with `logoutCall` in the configuration: §7 has no such call. */
export const endSession = defineCall({
  name: 'endSession',
  method: 'POST',
  path: '/auth/logout',
  effect: 'change',
  summary: 'End the session of the token: a log-out',
  origin: {
    decided: 'an addition, made only with `logoutCall` in the configuration; without it a log-out stays on the device',
  },
  response: nothing,
  example: { response: undefined },
});
