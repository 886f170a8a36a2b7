import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { FORBIDDEN } from './rejections.ts';
import { flagged, nullish, readAs } from './tolerance.ts';
import { Id, nothing } from './values.ts';

/** Accepts the terms for an account (§4 terms flow). Read the account again afterwards. */
export const acceptTerms = defineCall({
  name: 'acceptTerms',
  method: 'PATCH',
  path: '/accounts/api/v3/accounts/{id}/accept-terms-and-conditions',
  effect: 'change',
  summary: 'Accept the terms and conditions for an account',
  params: { id: Id },
  response: nothing,
  rejections: FORBIDDEN.account,
  example: { request: { id: '30412' }, response: undefined },
});

const branch = { cardholderId: Id, branchId: Id };
const branchExample = { cardholderId: '501', branchId: '12' };

const hasText = (value: unknown): boolean =>
  value instanceof Object && 'policyText' in value && String(value.policyText ?? '').trim() !== '';

/** No text is no policy, which needs no approval: also no content, null, or an object without `policyText`. */
const toNoPolicy = (value: unknown): unknown =>
  hasText(value) || typeof (value ?? {}) !== 'object' || Array.isArray(value)
    ? value
    : { policyText: null, accepted: true };

/** The employer's own policy, if it has one; `policyText` may hold HTML. */
export const customPolicy = defineCall({
  name: 'customPolicy',
  method: 'GET',
  path: '/cardholders/api/v3/cardholders/{cardholderId}/branches/{branchId}/custom-policy',
  effect: 'read',
  summary: 'Read the policy of the employer branch and whether it is accepted',
  params: branch,
  response: readAs(
    z.object({ policyText: nullish(z.string().check(z.regex(/\S/))), accepted: z.boolean() }),
    toNoPolicy,
  ),
  rejections: FORBIDDEN.branch,
  example: {
    request: branchExample,
    response: { policyText: '<p>Kortet är till för lunch under arbetsdagar.</p>', accepted: true },
  },
});

export const approvePolicy = defineCall({
  name: 'approvePolicy',
  method: 'PATCH',
  path: '/cardholders/api/v3/cardholders/{cardholderId}/branches/{branchId}/custom-policy/approve',
  effect: 'change',
  summary: 'Approve the policy of the employer branch',
  origin: { decided: 'The specification does not show the method: PATCH, as for the terms' },
  params: branch,
  response: nothing,
  rejections: FORBIDDEN.branch,
  example: { request: branchExample, response: undefined },
});

/** Whether the cardholder still has to create the digital card (§2, §4). */
export const onboardingStatus = defineCall({
  name: 'onboardingStatus',
  method: 'GET',
  path: '/cardholder/api/v3/cardholders/onboarding-status',
  effect: 'read',
  summary: 'Read whether onboarding is needed',
  response: flagged('needsOnboarding'),
  example: { response: { needsOnboarding: false } },
});

export const createDigitalCard = defineCall({
  name: 'createDigitalCard',
  method: 'POST',
  path: '/cardholder/api/v3/cards',
  effect: 'change',
  summary: 'Create the digital card at onboarding',
  origin: {
    decided:
      'The specification does not show the method: POST. The response is empty; the portal reads the status again',
  },
  response: nothing,
  example: { response: undefined },
});
