import { FormattedMessage } from 'react-intl';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Session } from '../portal-context.ts';

/** The address has a token of another user: asks which session to keep (decision 2). */
export default function SwitchUserDialog({ session }: { readonly session: Session }) {
  const translate = useTranslate();
  return (
    <Dialog title={translate('session.choosing.title')} description={<FormattedMessage id="session.choosing.text" />}>
      <Button onPress={() => session.send({ type: 'offer.decline' })}>
        <FormattedMessage id="session.choosing.keep" />
      </Button>
      <Button kind="ghost" onPress={() => session.send({ type: 'offer.accept' })}>
        <FormattedMessage id="session.choosing.switch" />
      </Button>
    </Dialog>
  );
}
