import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { useSelector } from '@xstate/react';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { LOCALES } from '../../machines/language/locales.ts';
import type { Language, Messages } from '../../machines/ports.ts';
import { usePortal } from './portal-context.ts';

/** Gives the words of the chosen language to all below; until the first ones are here, nothing shows. */
export function LanguageProvider({ children }: PropsWithChildren) {
  const actor = useSelector(usePortal(), ({ context }) => context.language);
  const language = useSelector(actor, ({ context }) => context.language);
  const words = useSelector(actor, ({ context }) => context.messages);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  if (words === null) return null;
  return (
    <Speaking language={language} words={words}>
      {children}
    </Speaking>
  );
}

/** Speaks one language; the words were parsed when the portal was built. */
export const Speaking = ({ language, words, children }: PropsWithChildren<{ language: Language; words: Messages }>) => (
  <IntlProvider
    locale={LOCALES[language]}
    messages={words as Record<string, MessageFormatElement[]>}
    timeZone="Europe/Stockholm"
  >
    {children}
  </IntlProvider>
);
