import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { expiryOf } from '../../../machines/token.ts';
import { useDateFormat } from '../../screens/use-date-format.ts';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Session } from '../portal-context.ts';

/** The session expires soon and could not be renewed: shows when, and offers to stay. */
export default function SessionExpiryDialog({ session }: { readonly session: Session }) {
  const translate = useTranslate();
  const { formatTime } = useDateFormat();
  const time = formatTime(useSelector(session, ({ context }) => expiryOf(context.token)));
  return (
    <Dialog
      title={translate('session.expiring.title')}
      description={<FormattedMessage id="session.expiring.text" values={{ time }} />}
    >
      <Button onPress={() => session.send({ type: 'session.extend' })}>
        <FormattedMessage id="session.expiring.stay" />
      </Button>
      <Button kind="ghost" onPress={() => session.send({ type: 'session.logOut' })}>
        <FormattedMessage id="navigation.logOut" />
      </Button>
    </Dialog>
  );
}
