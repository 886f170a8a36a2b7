import * as z from 'zod/mini';
import { ORDER_SOURCE } from './bankid.ts';
import { defineCall } from './call.ts';
import { BANKID } from './rejections.ts';
import { nothing } from './values.ts';

/** What a fresh signature is for (§4 sensitive actions). */
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

/** What a sensitive call may say about its signature. */
export const SIGNATURE_REJECTIONS = {
  'Invalid one-time code': 400,
  'Signature is missing or already used': 400,
  'Too many attempts': 429,
} as const;

export const signatureExample = {
  signingMethod: 'BANKID',
  credential: '131daac9-16c6-4618-beb0-365768f37288',
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

const orderExample = { orderRef: signatureExample.credential };
const qrCode =
  'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8';
const orderRefusals = { ...BANKID, 'No such order': 400 } as const;

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Opens a signing order; `userVisibleData` is the text as base64 of UTF-8, at most 1,500 characters. */
export const startSigning = defineCall({
  name: 'startSigning',
  method: 'POST',
  path: '/auth/bankid/v2/sign',
  effect: 'change',
  hasOwn401: true,
  summary: 'Open a BankID signing order with the text that the person signs',
  origin: { decided: 'the answer is not shown: that of a login order without `authId`' },
  body: {
    signSource: z.string(),
    userVisibleDataFormat: z.literal('simpleMarkdownV1'),
    userVisibleData: z.string().check(z.regex(BASE64), z.minLength(1), z.maxLength(1500)),
  },
  response: z.object({
    status: z.string(),
    hintCode: z.optional(z.nullable(z.string())),
    orderRef: z.string(),
    autoStartToken: z.string(),
    qrCode: z.string(),
  }),
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
      autoStartToken: '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6',
      qrCode,
    },
  },
});

/** The QR code of this moment; only the cardholder who started the order may ask. */
export const signingQrcode = defineCall({
  name: 'signingQrcode',
  method: 'POST',
  path: '/auth/bankid/v2/sign/qrcode',
  effect: 'read',
  hasOwn401: true,
  summary: 'Read the QR code of a signing order as it is now; polled every 2 s',
  body: { orderRef: z.string() },
  response: z.object({ qrCode: z.string() }),
  rejections: orderRefusals,
  example: { request: orderExample, response: { qrCode } },
});

/** How the signing order stands; once it is complete its reference is the credential, for one use. */
export const collectSigning = defineCall({
  name: 'collectSigning',
  method: 'POST',
  path: '/auth/bankid/v2/sign/collect',
  effect: 'change',
  hasOwn401: true,
  summary: 'Ask how a BankID signing order stands',
  origin: { decided: 'the answer is not shown: that of a login order without a token' },
  body: { orderRef: z.string() },
  response: z.object({ status: z.string(), hintCode: z.optional(z.nullable(z.string())) }),
  rejections: orderRefusals,
  example: { request: orderExample, response: { status: 'complete', hintCode: null } },
});
