import { createRoot } from 'react-dom/client';
import type { Device, Language } from '../../machines/ports.ts';
import { loadMessages } from '../ports/messages.ts';
import { IntlRoot } from './LanguageProvider.tsx';
import { CrashPage } from './layout/CrashView.tsx';

/** Shows that the portal cannot start, because its configuration could not be read. A stored session can be ended. */
export async function showBootFailure(
  element: Element,
  language: Language,
  device: Device,
  error: unknown,
): Promise<void> {
  import('../ports/reporting.ts').then(
    ({ reportBootFailure }) => reportBootFailure(error),
    () => undefined,
  );
  const messages = await loadMessages(language);
  document.documentElement.lang = language;
  const restart = () => location.reload();
  const logOut = () => {
    device.forgetUser();
    restart();
  };
  createRoot(element).render(
    <IntlRoot language={language} messages={messages}>
      <CrashPage onRestart={restart} onLogOut={device.read('token') === null ? undefined : logOut} />
    </IntlRoot>,
  );
}
