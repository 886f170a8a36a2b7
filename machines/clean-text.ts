/**
 * Typed and pasted text as it is checked, compared and sent. What the field shows stays as it was typed. Text is pasted from
 * contacts, mails and other pages, with invisible characters, other kinds of spaces and dashes, and decomposed letters.
 */

/** Invisible characters that format text, such as a zero-width space, a soft hyphen or a direction mark. */
const INVISIBLE = /\p{Cf}/gu;
/** The characters that join the parts of an emoji, or shape letters of some scripts. */
const JOINERS = /[\u200c\u200d]/;

const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A password: the same letters in the same form on every device. Nothing that was typed is removed. */
export const cleanPassword = (text: string): string => text.normalize('NFC');

/** A word such as a user name: the rule forbids spaces, so they stay. */
export const cleanWord = (text: string): string => removeInvisible(text.normalize('NFC')).replace(/[\p{Pd}−]/gu, '-');

/** One line of text, with plain spaces and hyphens, without spaces around it. */
export const cleanLine = (text: string): string => cleanWord(text).replace(/\s+/g, ' ').trim();

/** Several lines of text. Line breaks, dashes and emoji stay as they are. */
export const cleanLines = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, (character) => (JOINERS.test(character) ? character : ''))
    .trim();

/** Digits of other scripts or widths, such as `１`, as 0 to 9. */
const plainDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => digit.normalize('NFKC'));

/** Without the spaces, hyphens and points that people put between digits and letters. */
const ungrouped = (text: string): string => plainDigits(cleanLine(text)).replace(/[ .-]/g, '');

/** A code or a number, as in `133 742` or `123-456-789`. */
export const cleanCode = ungrouped;

/** A whole number of kronor, as in `1 500 kr`. */
export const cleanWholeKronor = (text: string): string =>
  plainDigits(cleanLine(text))
    .replace(/(?<=\d) ?(kr|sek|:-)\.?$/i, '')
    .replace(/ /g, '');

/** A postal code: a Swedish one without its spaces and without the country, as in `SE-114 55`. */
export const cleanPostalCode = (text: string): string => {
  const line = plainDigits(cleanLine(text));
  const swedish = line.replace(/^SE?[ -]*(?=\d)/i, '').replace(/[ -]/g, '');
  return /^\d{5}$/.test(swedish) ? swedish : line;
};

/** A phone number without spaces, hyphens, points and brackets, and without the 0 in `+46 (0)70`. */
export const cleanPhone = (text: string): string =>
  ungrouped(text)
    .replace(/^tel:/i, '')
    .replace(/[()/]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+460/, '+46');

/** An e-mail address, also out of a link, or out of a list such as `Anna <anna@example.se>;`. */
export const cleanEmail = (text: string): string => {
  const [, bracketed] = /<([^<>]*)>[,;]?$/.exec(cleanLine(text)) ?? [];
  return (bracketed ?? cleanLine(text))
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/[,;]$/, '')
    .trim();
};

/** An organisation number as XXXXXX-XXXX (§5), also out of `556677 8899` or with the century `16`. */
export const cleanOrganisationNumber = (text: string): string => {
  const code = ungrouped(text).replace(/^16(?=\d{10}$)/, '');
  return code.replace(/^(\d{6})(\d{4})$/, '$1-$2');
};

/** Whether two lines are the same but for their spaces and letter case. */
export const isSameLine = (a: string, b: string): boolean => {
  const comparable = (text: string) => cleanLine(text).replaceAll(' ', '').toLowerCase();
  return comparable(a) === comparable(b);
};
