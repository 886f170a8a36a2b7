import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSay } from '../say.ts';

/** A mail is on its way, or not: nobody learns here who has an account. */
export function Asked({ onAgain }: { readonly onAgain: () => void }) {
  const say = useSay();
  return (
    <Notice icon={MailCheck} title={say('recovery.asked.title')} text={<FormattedMessage id="recovery.asked.text" />}>
      <Button kind="ghost" onPress={onAgain}>
        <FormattedMessage id="recovery.again" />
      </Button>
    </Notice>
  );
}
