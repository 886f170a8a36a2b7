import { Info } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useOnline } from '../../ui/use-online.ts';

interface Props {
  readonly onRestart: () => void;
  /** Omit it if no user is signed in. */
  readonly onLogOut?: (() => void) | undefined;
}

/** An unexpected error, inside a layout: explains and offers to start again, which needs a network, or to log out. */
export function CrashView({ onRestart, onLogOut }: Props) {
  const translate = useTranslate();
  const isOnline = useOnline();
  return (
    <ResultPage
      icon={Info}
      title={translate('crash.title')}
      description={<FormattedMessage id={isOnline ? 'crash.text' : 'failure.unreachable'} />}
    >
      <Button disabled={!isOnline} onPress={onRestart}>
        <FormattedMessage id="crash.restart" />
      </Button>
      {onLogOut && (
        <Button kind="ghost" onPress={onLogOut}>
          <FormattedMessage id="navigation.logOut" />
        </Button>
      )}
    </ResultPage>
  );
}

/** The same as a whole page, without a layout around it. */
export const CrashPage = (props: Props) => (
  <main className="px-4">
    <CrashView {...props} />
  </main>
);
