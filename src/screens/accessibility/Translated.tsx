import { useIntl } from 'react-intl';

/** A text of the operator in the language of the page. */
export function Translated({ text }: { readonly text: { readonly sv: string; readonly en: string } }) {
  const { locale } = useIntl();
  return locale.startsWith('en') ? text.en : text.sv;
}
