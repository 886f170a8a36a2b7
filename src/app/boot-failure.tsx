import { createRoot } from 'react-dom/client';
import type { Language } from '../../machines/ports.ts';
import { loadMessages } from '../ports/messages.ts';
import { Speaking } from './LanguageProvider.tsx';
import { CrashPage } from './layout/CrashView.tsx';

/** What shows when not even the configuration could be read, so that there is no portal to start. */
export async function showBootFailure(element: Element, language: Language): Promise<void> {
  const spoken = await loadMessages(language);
  document.documentElement.lang = language;
  createRoot(element).render(
    <Speaking language={language} words={spoken}>
      <CrashPage onRestart={() => location.reload()} />
    </Speaking>,
  );
}
