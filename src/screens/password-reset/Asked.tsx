import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useTranslate } from '../use-translate.ts';

/** A mail is on its way, or not: nobody learns here who has an account. */
export function Asked({ onAgain }: { readonly onAgain: () => void }) {
  const say = useTranslate();
  return (
    <ResultPage
      icon={MailCheck}
      title={say('recovery.asked.title')}
      text={<FormattedMessage id="recovery.asked.text" />}
    >
      <Button kind="ghost" onPress={onAgain}>
        <FormattedMessage id="recovery.again" />
      </Button>
    </ResultPage>
  );
}
