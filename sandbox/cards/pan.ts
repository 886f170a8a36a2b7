/** A range that stands for nobody's cards. */
const TEST_RANGE = '400000';

/** What a Luhn sum adds for each digit, from the right. */
const weighed = (digit: number, fromRight: number): number => {
  const value = fromRight % 2 === 1 ? digit * 2 : digit;
  return value > 9 ? value - 9 : value;
};

export const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, fromRight) => sum + weighed(Number(digit), fromRight), 0);

/**
 * A test card number of 16 digits that ends as told and has a true checksum. `chance` gives numbers from 0 to 1.
 */
export function testPan(lastFour: string, chance: () => number): string {
  const middle = Array.from({ length: 5 }, () => Math.floor(chance() * 10)).join('');
  // The digit before the last four has weight 1, so that it alone can set the sum right.
  const sum = luhnSum(`${TEST_RANGE}${middle}0${lastFour}`);
  return `${TEST_RANGE}${middle}${(10 - (sum % 10)) % 10}${lastFour}`;
}
