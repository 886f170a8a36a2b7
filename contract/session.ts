import { defineCall } from './call.ts';
import { accessToken, EXAMPLE_TOKEN } from './token.ts';

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
