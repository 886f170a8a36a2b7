import { createRoot } from 'react-dom/client';
import { words } from '../ports/words.ts';
import { Speaking } from './LanguageProvider.tsx';
import { CrashView } from './layout/CrashView.tsx';

/** What shows when not even the configuration could be read, so that there is no portal to start. */
export async function showBootFailure(element: Element): Promise<void> {
  const root = createRoot(element);
  root.render(
    <Speaking language="sv" words={await words('sv')}>
      <CrashView restart={() => location.reload()} />
    </Speaking>,
  );
}
