import { FormattedMessage } from 'react-intl';
import { claimsOf } from '../../../machines/token.ts';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Session } from '../portal-context.ts';

/** No user is logged in, and the address has a token: asks before it is used (decision 33). */
export default function ConfirmLoginDialog({ session }: { readonly session: Session }) {
  const translate = useTranslate();
  const name = claimsOf(session.getSnapshot().context.offeredToken)?.name;
  const title = name
    ? translate('session.confirming.title', { name })
    : translate('session.confirming.titleWithoutName');
  return (
    <Dialog title={title} description={<FormattedMessage id="session.confirming.text" />}>
      <Button kind="ghost" onPress={() => session.send({ type: 'offer.decline' })}>
        <FormattedMessage id="session.confirming.decline" />
      </Button>
      <Button onPress={() => session.send({ type: 'offer.accept' })}>
        <FormattedMessage id="session.confirming.accept" />
      </Button>
    </Dialog>
  );
}
