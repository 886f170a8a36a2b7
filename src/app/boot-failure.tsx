import { createRoot } from 'react-dom/client';
import type { Language } from '../../machines/ports.ts';
import { loadMessages } from '../ports/messages.ts';
import { IntlRoot } from './LanguageProvider.tsx';
import { CrashPage } from './layout/CrashView.tsx';

/** Shows that the portal cannot start, because its configuration could not be read. */
export async function showBootFailure(element: Element, language: Language): Promise<void> {
  const messages = await loadMessages(language);
  document.documentElement.lang = language;
  createRoot(element).render(
    <IntlRoot language={language} messages={messages}>
      <CrashPage onRestart={() => location.reload()} />
    </IntlRoot>,
  );
}
