import { createIntl } from '@formatjs/intl';
import { expect, type Locator, type Page } from '@playwright/test';
import type { IntlShape } from 'react-intl';
import type { CallFailure } from '../../contract/backend.ts';
import { LANGUAGES } from '../../contract/language.ts';
import en from '../../locales/en.json' with { type: 'json' };
import sv from '../../locales/sv.json' with { type: 'json' };
import { LOCALES } from '../../machines/language/locales.ts';
import { failureMessage, type Message, type MessageId } from '../../machines/message.ts';
import type { Language } from '../../machines/ports.ts';
import { type DateFormat, dateFormat } from '../../src/screens/use-date-format.ts';
import { formatMoney } from '../../src/ui/format-money.ts';
import { expectVisible } from './expect-visible.ts';
import type { HarnessPage } from './harness-page.ts';

/**
 * A text that a person must see: a message in the language of the page, a value as it is written, or one that the language
 * formats.
 */
export type ShownText = Message | string | ((intl: IntlShape) => Message | string);

const intls = {
  sv: createIntl({ locale: LOCALES.sv, messages: sv }),
  en: createIntl({ locale: LOCALES.en, messages: en }),
} as unknown as Readonly<Record<Language, IntlShape>>;

function textIn(intl: IntlShape, text: ShownText): string {
  const shown = typeof text === 'function' ? text(intl) : text;
  if (typeof shown === 'string') return shown;
  if ('id' in shown) return intl.formatMessage({ id: shown.id }, shown.values);
  const id = `detail.${shown.text}`;
  return id in intl.messages ? intl.formatMessage({ id: id as MessageId }) : shown.text;
}

/** An amount as the page shows it; `amount` in units of the currency. */
export const moneyText =
  (amount: number, options?: Parameters<typeof formatMoney>[2]) =>
  (intl: IntlShape): string =>
    formatMoney(intl, amount, options);

/** A text with days or times, as the page writes them. */
export const withDates =
  (text: (dates: DateFormat) => Message | string) =>
  (intl: IntlShape): Message | string =>
    text(dateFormat(intl));

/** A message whose values the language formats. */
export const textWith =
  (id: MessageId, values: Readonly<Record<string, ShownText | number>>) =>
  (intl: IntlShape): Message => {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : textIn(intl, value),
    ]);
    return { id, values: Object.fromEntries(written) };
  };

/** Texts that one element shows together. */
export const together =
  (...texts: readonly ShownText[]) =>
  (intl: IntlShape): string =>
    texts.map((text) => textIn(intl, text)).join('');

interface ContextWithMessages {
  readonly message?: Message | null;
  readonly failure?: CallFailure | null | undefined;
}

/** What a page shows of a context, if its flow does not say otherwise: the message, and what failed. */
export const messagesOf = ({ message, failure }: ContextWithMessages): readonly ShownText[] => [
  ...(message ? [message] : []),
  ...(failure ? [failureMessage(failure)] : []),
];

/** A toast goes after some seconds, so a text that is only there does not count. */
const OUTSIDE_TOASTS = ':not([data-swipe-direction] *, span[role=status][style] *)';

const elementWith = (page: Page, text: string): Locator =>
  page.getByText(text, { exact: true }).and(page.locator(OUTSIDE_TOASTS)).filter({ visible: true }).first();

/** The state is on the page already, and the clock of the page stands still: a text that is not there now does not come. */
const TEXT_TIMEOUT = 2000;

type TextsByLanguage = Readonly<Record<Language, readonly string[]>>;

/** The texts in each language. */
export const inEachLanguage = (shown: readonly ShownText[]): TextsByLanguage => ({
  sv: shown.map((text) => textIn(intls.sv, text)),
  en: shown.map((text) => textIn(intls.en, text)),
});

/** Checks that the page shows texts, in each language. */
export async function expectTexts({ page, callHarness }: HarnessPage, texts: TextsByLanguage): Promise<void> {
  if (texts.sv.length === 0) return;
  for (const language of LANGUAGES) {
    await callHarness('showLanguage', language);
    for (const text of texts[language]) {
      await expectVisible(elementWith(page, text), true, `the text “${text}” (${language})`, TEXT_TIMEOUT);
    }
  }
  await callHarness('showLanguage', null);
}

/** Checks that the page does not show the texts. A state in which it does is not silent. */
export async function expectSilence(
  { page }: HarnessPage,
  { sv: texts }: TextsByLanguage,
  state: string,
): Promise<void> {
  if (texts.length === 0) return;
  const shown = await Promise.all(texts.map((text) => elementWith(page, text).isVisible()));
  expect(shown, `${state} is listed as silent, but shows: ${texts.join(', ')}`).toContain(false);
}
