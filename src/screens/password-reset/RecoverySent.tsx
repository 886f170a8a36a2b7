import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useTranslate } from '../use-translate.ts';

/** A mail is on its way, or not: nobody learns here who has an account. */
export function RecoverySent({ onAgain }: { readonly onAgain: () => void }) {
  const translate = useTranslate();
  return (
    <ResultPage
      icon={MailCheck}
      title={translate('password-reset.recovery.sent.title')}
      description={<FormattedMessage id="password-reset.recovery.sent.text" />}
    >
      <Button kind="ghost" onPress={onAgain}>
        <FormattedMessage id="password-reset.recovery.again" />
      </Button>
    </ResultPage>
  );
}
