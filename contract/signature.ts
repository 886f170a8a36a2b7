import * as z from 'zod/mini';
import { NO_ORDER, ORDER_SOURCE, orderExample, orderProgress, qrCode, startedOrder } from './bankid.ts';
import { defineCall } from './call.ts';
import { BANKID } from './rejections.ts';
import { nothing } from './values.ts';

/** What a signature is for (§4 sensitive actions). */
export const purpose = z.enum(['VIEW_CARD_PIN', 'VIEW_CARD_DETAILS', 'PHYSICAL_CARD_ORDER']);
export type Purpose = z.output<typeof purpose>;

/**
 * The proof that a sensitive call carries: the reference of a completed BankID signing order with the text that was
 * signed, or a one-time code.
 */
export const signature = {
  signingMethod: z.enum(['BANKID', 'OTP']),
  credential: z.string(),
  userVisibleData: z.optional(z.string()),
};

/** How a sensitive call may reject its signature. */
export const SIGNATURE_REJECTIONS = {
  'Invalid one-time code': 400,
  'Signature is missing or already used': 400,
  'Too many attempts': 429,
} as const;

export const signatureExample = {
  signingMethod: 'BANKID',
  credential: orderExample.orderRef,
  userVisibleData: 'VmlzYSBQSU4ta29k',
} as const;

/** Sends a one-time code of 6 digits to the verified e-mail of the cardholder; it arrives in about 30 s (§9). */
export const sendOneTimeCode = defineCall({
  name: 'sendOneTimeCode',
  method: 'POST',
  path: '/auth/otp/send',
  effect: 'change',
  summary: 'Send a one-time code by e-mail for one purpose',
  body: { purpose },
  response: nothing,
  rejections: { 'Add and verify your email first': 409, 'Too many attempts': 429 },
  example: { request: { purpose: 'VIEW_CARD_PIN' }, response: undefined },
});

const ORDER_REJECTIONS = { ...BANKID, ...NO_ORDER };
const orderRequest = { orderRef: orderExample.orderRef };

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Starts a signing order. `userVisibleData` is the text in base64 of UTF-8, at most 1,500 characters. */
export const startSigning = defineCall({
  name: 'startSigning',
  method: 'POST',
  path: '/auth/bankid/v2/sign',
  effect: 'change',
  summary: 'Start a BankID signing order with the text to sign',
  origin: { decided: 'the response is not specified: that of a login order without `authId`' },
  body: {
    signSource: z.string(),
    userVisibleDataFormat: z.literal('simpleMarkdownV1'),
    userVisibleData: z.string().check(z.regex(BASE64), z.minLength(1), z.maxLength(1500)),
  },
  response: z.object(startedOrder),
  rejections: BANKID,
  example: {
    request: {
      signSource: ORDER_SOURCE,
      userVisibleDataFormat: 'simpleMarkdownV1',
      userVisibleData: signatureExample.userVisibleData,
    },
    response: {
      status: 'pending',
      hintCode: 'outstandingTransaction',
      ...orderExample,
    },
  },
});

/** The current QR code, for the cardholder who started the order. */
export const signingQrcode = defineCall({
  name: 'signingQrcode',
  method: 'POST',
  path: '/auth/bankid/v2/sign/qrcode',
  effect: 'read',
  summary: 'Read the current QR code of a BankID signing order; polled every 2 s',
  body: { orderRef: z.string() },
  response: z.object({ qrCode }),
  rejections: ORDER_REJECTIONS,
  example: { request: orderRequest, response: { qrCode: orderExample.qrCode } },
});

/** The progress of the signing order. When it is complete, its reference is a credential for one use. */
export const collectSigning = defineCall({
  name: 'collectSigning',
  method: 'POST',
  path: '/auth/bankid/v2/sign/collect',
  effect: 'change',
  summary: 'Read the progress of a BankID signing order',
  origin: { decided: 'the response is not specified: that of a login order without a token' },
  body: { orderRef: z.string() },
  response: z.object(orderProgress),
  rejections: ORDER_REJECTIONS,
  example: { request: orderRequest, response: { status: 'complete', hintCode: null } },
});
