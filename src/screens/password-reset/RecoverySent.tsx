import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  /** The address that the user entered. */
  readonly email: string;
  readonly onRestart: () => void;
}

/** The confirmation, which does not reveal whether the address has an account. */
export function RecoverySent({ email, onRestart }: Props) {
  const translate = useTranslate();
  return (
    <ResultPage
      icon={MailCheck}
      title={translate('password-reset.recovery.sent.title')}
      description={<FormattedMessage id="password-reset.recovery.sent.text" values={{ email }} />}
    >
      <Button kind="ghost" onPress={onRestart}>
        <FormattedMessage id="password-reset.recovery.again" />
      </Button>
    </ResultPage>
  );
}
