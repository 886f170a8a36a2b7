import { createHmac, timingSafeEqual } from 'node:crypto';

interface QrStart {
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
}

/** BankID's animated QR string: the token, the whole seconds since the order was created, and an HMAC of the seconds. */
export function qrString({ qrStartToken, qrStartSecret }: QrStart, seconds: number): string {
  const hmac = createHmac('sha256', qrStartSecret).update(String(seconds)).digest('hex');
  return `bankid.${qrStartToken}.${seconds}.${hmac}`;
}

/** Parses a QR string without checking its HMAC; null when the text is not a QR string. */
export function parseQr(text: string): { qrStartToken: string; seconds: number } | null {
  const match = /^bankid\.([\w-]+)\.(\d{1,6})\.[0-9a-f]{64}$/.exec(text.trim());
  return match?.[1] && match[2] ? { qrStartToken: match[1], seconds: Number(match[2]) } : null;
}

/** Checks the HMAC of a QR string. */
export function isAuthentic(text: string, start: QrStart, seconds: number): boolean {
  const actual = Buffer.from(text.trim());
  const expected = Buffer.from(qrString(start, seconds));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
