import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { useSelector } from '@xstate/react';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { LOCALES } from '../../machines/language/locales.ts';
import type { Language, Messages } from '../../machines/ports.ts';
import { TextElement } from '../ui/TextElement.tsx';
import { usePortal } from './portal-context.ts';

/** Provides the messages of the current language to its children; renders nothing until they are loaded. */
export function LanguageProvider({ children }: PropsWithChildren) {
  const actor = useSelector(usePortal(), ({ context }) => context.language);
  const language = useSelector(actor, ({ context }) => context.language);
  const messages = useSelector(actor, ({ context }) => context.messages);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  if (messages === null) return null;
  return (
    <IntlRoot language={language} messages={messages}>
      {children}
    </IntlRoot>
  );
}

/** Provides the messages of one language, already parsed, to its children. */
export const IntlRoot = ({
  language,
  messages,
  children,
}: PropsWithChildren<{ language: Language; messages: Messages }>) => (
  <IntlProvider
    locale={LOCALES[language]}
    messages={messages as Record<string, MessageFormatElement[]>}
    timeZone="Europe/Stockholm"
    textComponent={TextElement}
  >
    {children}
  </IntlProvider>
);
