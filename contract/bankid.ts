import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { BANKID } from './rejections.ts';
import { accessToken, EXAMPLE_TOKEN } from './token.ts';
import { orElse, orNull, textual } from './tolerance.ts';
import { nothing } from './values.ts';

/** Names the portal as the source of a BankID order. */
export const ORDER_SOURCE = 'CARDHOLDER_PORTAL';

/** The fields that identify a login order in every call about it. `authId` only if the order had one. */
const order = { authSource: z.string(), orderRef: z.string(), authId: z.optional(z.string()) };

/** The progress of an order. Both are case-insensitive; `hintCode` is the reason for the status. */
export const orderProgress = { status: z.string(), hintCode: orElse(z.optional(z.nullable(z.string())), null) };

/** An image, or BankID's string. A longer one fits into no QR code. */
export const qrCode = z.string().check(z.regex(/^(data:image\/|[ -~]{1,2900}$)/));

/** A new order. Without `autoStartToken` or `qrCode` it can be used in the other way only. */
export const startedOrder = {
  ...orderProgress,
  status: orElse(z.string(), 'pending'),
  orderRef: z.string(),
  autoStartToken: orElse(z.string(), ''),
  qrCode: orNull(qrCode),
};

export const orderExample = {
  orderRef: '131daac9-16c6-4618-beb0-365768f37288',
  autoStartToken: '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6',
  qrCode:
    'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8',
};
const loginExample = { authSource: ORDER_SOURCE, orderRef: orderExample.orderRef, authId: '42' };
export const NO_ORDER = { 'No such order': 400 } as const;

/** Starts a login order. */
export const startBankId = defineCall({
  name: 'startBankId',
  method: 'POST',
  path: '/auth/auth/bankid/v2/start',
  effect: 'change',
  auth: 'none',
  summary: 'Start a BankID login order',
  origin: {
    decided: 'the specification does not say which fields belong to which call: start creates the other two',
  },
  body: { authSource: z.string() },
  response: z.object({ ...startedOrder, authId: orElse(textual(z.string()), '') }),
  rejections: BANKID,
  example: {
    request: { authSource: ORDER_SOURCE },
    response: {
      status: 'pending',
      hintCode: 'outstandingTransaction',
      ...orderExample,
      authId: loginExample.authId,
    },
  },
});

/** The current QR code: BankID's string or an image data URL. It changes every second. */
export const bankIdQrcode = defineCall({
  name: 'bankIdQrcode',
  method: 'POST',
  path: '/auth/auth/bankid/v2/qrcode',
  effect: 'read',
  auth: 'none',
  summary: 'Read the current QR code of a BankID login order',
  origin: { decided: 'the specification does not say which fields belong to which call: all three identify the order' },
  body: order,
  response: z.object({ qrCode }),
  rejections: { ...BANKID, ...NO_ORDER },
  example: { request: loginExample, response: { qrCode: orderExample.qrCode } },
});

/** The progress of the order and, once it is complete, the access token. The token is returned once. */
export const collectBankId = defineCall({
  name: 'collectBankId',
  method: 'POST',
  path: '/auth/auth/bankid/v2/collect',
  effect: 'change',
  returnsAccessToken: true,
  auth: 'none',
  summary: 'Read the progress of a BankID login order, and collect the token when it is complete',
  origin: { decided: 'the specification does not say which fields belong to which call: all three identify the order' },
  body: order,
  response: z.object({
    ...orderProgress,
    authResponse: z.optional(z.nullable(accessToken)),
  }),
  rejections: { ...BANKID, ...NO_ORDER, 'No lunch card found for this BankID user': 404 },
  example: {
    request: loginExample,
    response: { status: 'complete', hintCode: null, authResponse: { accessToken: EXAMPLE_TOKEN } },
  },
});

/** Cancels a pending order. Callers ignore the rejection of an order that is already over. */
export const cancelBankId = defineCall({
  name: 'cancelBankId',
  method: 'POST',
  path: '/auth/bankid/v2/cancel',
  effect: 'change',
  auth: 'optional',
  summary: 'Cancel a pending BankID order',
  origin: {
    decided: '§7 lists cancel with the signing calls only; it also cancels login orders, without a token',
  },
  body: { orderRef: z.string() },
  response: nothing,
  rejections: { ...NO_ORDER, 'The order is over': 409 },
  example: { request: { orderRef: orderExample.orderRef }, response: undefined },
});
