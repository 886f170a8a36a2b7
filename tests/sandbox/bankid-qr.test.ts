import { expect, test } from 'vitest';
import { isAuthentic, parseQr, qrString } from '../../sandbox/bankid/qr.ts';

// The example in BankID's documentation.
const start = {
  qrStartToken: '67df3917-fa0d-44e5-b327-edcc928297f8',
  qrStartSecret: 'd28db9a7-4cde-429e-a983-359be676944c',
};

test("creates BankID's string", () => {
  expect(qrString(start, 0)).toBe(
    'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8',
  );
});

test('changes every second, with a valid HMAC for each', () => {
  const [first, second] = [qrString(start, 7), qrString(start, 8)];
  expect(first).not.toBe(second);
  expect(isAuthentic(first, start, 7)).toBe(true);
  expect(isAuthentic(first.replace('.7.', '.8.'), start, 8)).toBe(false);
  expect(isAuthentic(first, { ...start, qrStartSecret: 'guessed' }, 7)).toBe(false);
});

test('parses the text of a scanned code and rejects other texts', () => {
  expect(parseQr(` ${qrString(start, 12)}\n`)).toEqual({ qrStartToken: start.qrStartToken, seconds: 12 });
  for (const text of ['', 'https://example.se', 'bankid.x.1.ff', `${qrString(start, 1)}0`])
    expect(parseQr(text)).toBeNull();
});
