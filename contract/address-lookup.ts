import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** The user's IP address as a third party sees it. Sent with a new password (§7, decision: may be missing). */
export const lookUpAddress = defineCall({
  name: 'lookUpAddress',
  method: 'GET',
  path: '/address-lookup',
  effect: 'read',
  auth: 'none',
  host: 'addressLookup',
  summary: 'Look up the network address of the visitor',
  origin: { decided: 'the service is not named: its address is configured, its answer holds `ip`' },
  response: z.object({ ip: z.string() }),
  example: { response: { ip: '203.0.113.7' } },
});
