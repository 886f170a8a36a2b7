import { FormattedMessage } from 'react-intl';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Session } from '../gate.ts';

/** A link brought the token of another person than the one who is logged in (decision 2). */
export default function ChoosingDialog({ session }: { readonly session: Session }) {
  const say = useTranslate();
  return (
    <Dialog title={say('session.choosing.title')} description={<FormattedMessage id="session.choosing.text" />}>
      <Button onPress={() => session.send({ type: 'offer.decline' })}>
        <FormattedMessage id="session.choosing.keep" />
      </Button>
      <Button kind="ghost" onPress={() => session.send({ type: 'offer.accept' })}>
        <FormattedMessage id="session.choosing.switch" />
      </Button>
    </Dialog>
  );
}
