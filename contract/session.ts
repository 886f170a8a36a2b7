import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Renews the bearer token. Asked when under 1500 s remain and after queries (§7, §9). */
export const renewToken = defineCall({
  name: 'renewToken',
  method: 'POST',
  path: '/auth/token/renew',
  effect: 'change',
  summary: 'Exchange a live token for one that lives longer',
  response: z.object({ accessToken: z.string() }),
  example: { response: { accessToken: 'eyJ.example.token' } },
});
