import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { BANKID } from './rejections.ts';
import { nothing } from './values.ts';

/** Names the portal as the source of a BankID order. */
export const ORDER_SOURCE = 'CARDHOLDER_PORTAL';

/** The order a login is about; all three travel with every question about it. */
const order = { authSource: z.string(), orderRef: z.string(), authId: z.string() };

/** Where an order stands. `status` and `hintCode` are read case-insensitively; `hintCode` says why. */
const progress = { status: z.string(), hintCode: z.optional(z.nullable(z.string())) };

const example = {
  order: { authSource: ORDER_SOURCE, orderRef: '131daac9-16c6-4618-beb0-365768f37288', authId: '42' },
  qrCode:
    'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8',
};
const NO_ORDER = { 'No such order': 400 } as const;

/** Opens a login order; the body of a start names only the source. */
export const startBankId = defineCall({
  name: 'startBankId',
  method: 'POST',
  path: '/auth/auth/bankid/v2/start',
  effect: 'change',
  auth: 'none',
  summary: 'Open a BankID login order',
  origin: {
    decided: 'the bodies of the three calls are not split in the specification: start creates what the others name',
  },
  body: { authSource: z.string() },
  response: z.object({
    ...progress,
    orderRef: z.string(),
    authId: z.string(),
    autoStartToken: z.string(),
    qrCode: z.string(),
  }),
  rejections: BANKID,
  example: {
    request: { authSource: ORDER_SOURCE },
    response: {
      status: 'pending',
      hintCode: 'outstandingTransaction',
      orderRef: example.order.orderRef,
      authId: example.order.authId,
      autoStartToken: '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6',
      qrCode: example.qrCode,
    },
  },
});

/** The QR code of this moment, as BankID's string or as an image data URL; it changes every second. */
export const bankIdQrcode = defineCall({
  name: 'bankIdQrcode',
  method: 'POST',
  path: '/auth/auth/bankid/v2/qrcode',
  effect: 'read',
  auth: 'none',
  summary: 'Read the QR code of a BankID login order as it is now',
  origin: { decided: 'which fields belong to which call is not shown: the three that name the order' },
  body: order,
  response: z.object({ qrCode: z.string() }),
  rejections: { ...BANKID, ...NO_ORDER },
  example: { request: example.order, response: { qrCode: example.qrCode } },
});

/** How the order stands; when it is complete, the access token, once. */
export const collectBankId = defineCall({
  name: 'collectBankId',
  method: 'POST',
  path: '/auth/auth/bankid/v2/collect',
  effect: 'change',
  auth: 'none',
  summary: 'Ask how a BankID login order stands, and collect the token when it is complete',
  origin: { decided: 'which fields belong to which call is not shown: the three that name the order' },
  body: order,
  response: z.object({
    ...progress,
    authResponse: z.optional(z.nullable(z.object({ accessToken: z.string() }))),
  }),
  rejections: { ...BANKID, ...NO_ORDER, 'No lunch card found for this BankID user': 404 },
  example: {
    request: example.order,
    response: { status: 'complete', hintCode: null, authResponse: { accessToken: 'eyJ.example.token' } },
  },
});

/** Withdraws an order that is still pending; an order that is already over may refuse, and nobody minds. */
export const cancelBankId = defineCall({
  name: 'cancelBankId',
  method: 'POST',
  path: '/auth/bankid/v2/cancel',
  effect: 'change',
  auth: 'optional',
  summary: 'Withdraw a pending BankID order',
  origin: {
    decided: '§7 lists cancel with the signing calls only; it withdraws login orders as well, then without a token',
  },
  body: { orderRef: z.string() },
  response: nothing,
  rejections: { ...NO_ORDER, 'The order is over': 409 },
  example: { request: { orderRef: example.order.orderRef }, response: undefined },
});
