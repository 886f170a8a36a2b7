import { describe, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';

/** The calls that the specification names (§7), by service. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  '/auth': [
    'POST /token/renew',
    'POST /logout',
    'POST /auth/bankid/v2/start',
    'POST /auth/bankid/v2/qrcode',
    'POST /auth/bankid/v2/collect',
    'POST /auth/database',
    'POST /password/reset',
    'GET /password/reset/{}',
    'POST /password/change',
    'POST /password/change/cardholder',
    'POST /otp/send',
    'POST /bankid/v2/sign',
    'POST /bankid/v2/sign/qrcode',
    'POST /bankid/v2/sign/collect',
    'POST /bankid/v2/cancel',
  ],
  '/cardholder': [
    'GET /info',
    'GET /accounts/v2',
    'GET /accounts/v2/{}/cards',
    'GET /accounts/v2/{}/balance',
    'GET /accounts/v2/{}/transactions',
    'GET /accounts/v2/{}/transactions/years',
    'GET /accounts/v2/{}/transactions/years/{}',
    'GET /topups/{}/next-topup-info',
    'GET /dashboard/topup/next',
    'GET /cards/v2/{}/card-pin-status',
    'GET /api/v3/cards/{}/pin-status',
    'GET /cards/v2/{}/reset-pin-attempt',
    'POST /cards/v2/{}/temporary-block',
    'GET /cards/v2/{}/pin-control',
    'GET /cards/v2/{}/set-random-pin',
    'GET /api/v3/cards/fees/order-physical',
    'POST /api/v3/cards/{}/order-physical/signed',
    'GET /cards/fees/cardreplacement/{}',
    'POST /cards/{}/replace',
    'POST /api/v3/cards/{}/replace',
    'POST /api/v3/cards',
    'POST /api/v3/cardholders/enrich',
    'PUT /api/v3/cardholders/address',
    'GET /preferences',
    'POST /preferences',
    'POST /preferences/set-default',
    'POST /preferences/disable-all',
    'GET /client-preferences',
    'POST /language',
    'POST /contactInfo',
    'POST /contact-info/verification-request',
    'POST /contact-info/{}/verification',
    'GET /notifications/active/cardholder',
    'POST /hubspot/blog-posts',
    'GET /api/v3/feature-toggles/virtual-cards/enabled',
    'GET /api/v3/cardholders/onboarding-status',
    'GET /topups/calendar/{}',
    'POST /topups/{}/{}/order',
    'POST /topups/{}/{}/cancel',
    'GET /static/currencies',
    'POST /cards/v2/activate',
    'POST /support-tickets',
  ],
  '/cards': [
    'GET /api/v3/cards/{}/wallet-tokens',
    'POST /api/v3/sensitive-info/{}/card-details',
    'POST /api/v3/sensitive-info/{}/pin-control',
    'GET /api/v3/cards/{}/order-physical/eligibility',
  ],
  '/accounts': ['PATCH /api/v3/accounts/{}/accept-terms-and-conditions'],
  '/cardholders': [
    'GET /api/v3/cardholders/{}/branches/{}/custom-policy',
    'PATCH /api/v3/cardholders/{}/branches/{}/custom-policy/approve',
  ],
  '/processor': ['POST /static/currency-exchange/fx-rates'],
  '/address-lookup': ['GET '],
};

const addressOf = ({ method, path }: Call) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
const expected = Object.entries(EXPECTED).flatMap(([service, list]) =>
  list.map((entry) => entry.replace(' ', ` ${service}`)),
);

describe('the contract', () => {
  it('has the calls that the specification names', () => {
    expect(calls.map(addressOf)).toEqual(expect.arrayContaining(expected));
  });

  it('has no other call without a decision', () => {
    const others = calls.filter((call) => !expected.includes(addressOf(call)));
    expect(others.filter(({ origin }) => origin === 'spec')).toEqual([]);
  });

  it('states the decision for each call that the specification does not show', () => {
    const decided = calls.filter(({ origin }) => origin !== 'spec').map(({ name }) => name);
    for (const name of ['activateCard', 'approvePolicy', 'createDigitalCard', 'createTicket', 'lookUpAddress']) {
      expect(decided).toContain(name);
    }
    for (const name of [
      'orderPhysicalCard',
      'replaceDigitalCard',
      'resetPinAttempts',
      'verifyContact',
      'readPreferences',
    ]) {
      expect(decided).toContain(name);
    }
  });
});
