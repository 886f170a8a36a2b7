import { Info } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';

interface Props {
  readonly onRestart: () => void;
}

/** An unexpected error, inside a layout: explains and offers to start again. */
export function CrashView({ onRestart }: Props) {
  const translate = useTranslate();
  return (
    <ResultPage icon={Info} title={translate('crash.title')} description={<FormattedMessage id="crash.text" />}>
      <Button onPress={onRestart}>
        <FormattedMessage id="crash.restart" />
      </Button>
    </ResultPage>
  );
}

/** The same as a whole page, without a layout around it. */
export const CrashPage = (props: Props) => (
  <main className="px-4">
    <CrashView {...props} />
  </main>
);
