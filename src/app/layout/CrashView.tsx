import { Info } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';

/** Something happened that nobody foresaw: says so and offers to start again. */
export function CrashView({ restart }: { readonly restart: () => void }) {
  const say = useTranslate();
  return (
    <main className="px-4">
      <ResultPage icon={Info} title={say('crash.title')} text={<FormattedMessage id="crash.text" />}>
        <Button onPress={restart}>
          <FormattedMessage id="crash.restart" />
        </Button>
      </ResultPage>
    </main>
  );
}
