/**
 * Swedish compounds, names without spaces such as an e-mail address, and a word of 300 characters that has no place to
 * break.
 */
const LONG_TEXT =
  'Restaurangleverantörsföreningens Personalmatsalsentreprenad Norrlandskustens Flygvapenmuseum AB, Upplands-Bro, ' +
  'faktura_oktober_2026_slutlig_version.pdf, bartholomeus.vandenberghe-lindqvist@kommunalforvaltningen.example.se, ' +
  'W'.repeat(300);

/** Fields with values for machines: identifiers, codes, addresses. The portal does not show them as they are. */
const NOT_SHOWN =
  /^(id|status|operation|currency|code|language|token|accessToken|orderRef|authId|autoStartToken|qrCode|hintCode|lastFourDigits|referenceCode|featured_image|descriptionEnglish)$|url$/i;

const isText = (name: string, value: unknown): value is string =>
  typeof value === 'string' && !NOT_SHOWN.test(name) && !/^\d{4}-\d{2}-\d{2}/.test(value);

/** The same JSON text with a long text in every field that users read. */
export const withLongTexts = (json: string): string =>
  JSON.stringify(JSON.parse(json, (name, value) => (isText(name, value) ? LONG_TEXT : value)));
