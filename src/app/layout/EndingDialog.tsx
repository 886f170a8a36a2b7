import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { expiryOf } from '../../../machines/token.ts';
import { useDays } from '../../screens/days.ts';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Session } from '../gate.ts';

/** The session is about to end and could not be renewed on its own; says when, for nobody likes a surprise. */
export default function EndingDialog({ session }: { readonly session: Session }) {
  const say = useTranslate();
  const { timeOf } = useDays();
  const time = timeOf(useSelector(session, ({ context }) => expiryOf(context.token)));
  return (
    <Dialog
      title={say('session.ending.title')}
      description={<FormattedMessage id="session.ending.text" values={{ time }} />}
    >
      <Button onPress={() => session.send({ type: 'session.extend' })}>
        <FormattedMessage id="session.ending.stay" />
      </Button>
      <Button kind="ghost" onPress={() => session.send({ type: 'session.logOut' })}>
        <FormattedMessage id="navigation.logOut" />
      </Button>
    </Dialog>
  );
}
