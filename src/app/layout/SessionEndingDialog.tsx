import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { expiryOf } from '../../../machines/token.ts';
import { useDateFormat } from '../../screens/use-date-format.ts';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Session } from '../portal-context.ts';

/** The session ends soon and cannot be renewed: shows when, so that the user can finish. */
export default function SessionEndingDialog({ session }: { readonly session: Session }) {
  const translate = useTranslate();
  const { formatTime } = useDateFormat();
  const time = formatTime(useSelector(session, ({ context }) => expiryOf(context.token)));
  return (
    <Dialog
      title={translate('session.ending.title')}
      description={<FormattedMessage id="session.ending.text" values={{ time }} />}
    >
      <Button onPress={() => session.send({ type: 'ending.acknowledge' })}>
        <FormattedMessage id="session.ending.acknowledge" />
      </Button>
      <Button kind="ghost" onPress={() => session.send({ type: 'session.logOut' })}>
        <FormattedMessage id="navigation.logOut" />
      </Button>
    </Dialog>
  );
}
