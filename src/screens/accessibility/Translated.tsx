import type { Language } from '../../../machines/ports.ts';
import { useLanguage } from '../use-language.ts';

/** A text of the operator in the language of the page. */
export const Translated = ({ text }: { readonly text: Readonly<Record<Language, string>> }) => (
  <span>{text[useLanguage()]}</span>
);
