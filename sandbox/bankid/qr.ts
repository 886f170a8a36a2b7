import { createHmac, timingSafeEqual } from 'node:crypto';

interface QrStart {
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
}

/** BankID's animated QR string: the token, the whole seconds since the order was made, and a proof of both. */
export function qrString({ qrStartToken, qrStartSecret }: QrStart, seconds: number): string {
  const proof = createHmac('sha256', qrStartSecret).update(String(seconds)).digest('hex');
  return `bankid.${qrStartToken}.${seconds}.${proof}`;
}

/** The parts of a QR string, unproved; null when it is not one. */
export function qrParts(text: string): { qrStartToken: string; seconds: number } | null {
  const match = /^bankid\.([\w-]+)\.(\d{1,6})\.[0-9a-f]{64}$/.exec(text.trim());
  return match?.[1] && match[2] ? { qrStartToken: match[1], seconds: Number(match[2]) } : null;
}

/** Whether only the holder of the secret can have made this string. */
export function isProved(text: string, start: QrStart, seconds: number): boolean {
  const given = Buffer.from(text.trim());
  const expected = Buffer.from(qrString(start, seconds));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
