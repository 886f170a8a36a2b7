/** A card number range that is used for tests only. */
const TEST_RANGE = '400000';

/** The weight of a digit in a Luhn sum. */
const weightedDigit = (digit: number, fromRight: number): number => {
  const value = fromRight % 2 === 1 ? digit * 2 : digit;
  return value > 9 ? value - 9 : value;
};

/** The sum of the Luhn check; it is divisible by 10 for a valid card number. */
export const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, fromRight) => sum + weightedDigit(Number(digit), fromRight), 0);

/**
 * A test card number of 16 digits that ends with `lastFour` and has a valid checksum. `random` returns 0 to 1.
 */
export function testPan(lastFour: string, random: () => number): string {
  const middle = Array.from({ length: 5 }, () => Math.floor(random() * 10)).join('');
  // The digit before the last four has weight 1, so it can correct the checksum.
  const sum = luhnSum(`${TEST_RANGE}${middle}0${lastFour}`);
  return `${TEST_RANGE}${middle}${(10 - (sum % 10)) % 10}${lastFour}`;
}
