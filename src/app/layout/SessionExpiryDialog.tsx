import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { expiryOf } from '../../../machines/token.ts';
import { ErrorAlert } from '../../screens/ErrorAlert.tsx';
import { useDateFormat } from '../../screens/use-date-format.ts';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Session } from '../portal-context.ts';

/** The session expires soon and could not be renewed: shows when, and why, and offers to stay. */
export default function SessionExpiryDialog({ session }: { readonly session: Session }) {
  const translate = useTranslate();
  const { formatTime } = useDateFormat();
  const time = formatTime(useSelector(session, ({ context }) => expiryOf(context.token)));
  const message = useSelector(session, ({ context }) => context.message);
  const isExtending = useSelector(session, (snapshot) => snapshot.matches({ signedIn: { expiring: 'extending' } }));
  return (
    <Dialog
      title={translate('session.expiring.title')}
      description={<FormattedMessage id="session.expiring.text" values={{ time }} />}
      content={<ErrorAlert message={message} />}
    >
      <Button busy={isExtending} onPress={() => session.send({ type: 'session.extend' })}>
        <FormattedMessage id="session.expiring.stay" />
      </Button>
      <Button kind="ghost" onPress={() => session.send({ type: 'session.logOut' })}>
        <FormattedMessage id="navigation.logOut" />
      </Button>
    </Dialog>
  );
}
