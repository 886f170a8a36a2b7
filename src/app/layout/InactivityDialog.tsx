import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { timeoutMoment } from '../../../machines/session/last-input.ts';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Session } from '../portal-context.ts';

/** The user has done nothing for a while: counts down to the log-out, and offers to stay (decision 34). */
export default function InactivityDialog({ session }: { readonly session: Session }) {
  const translate = useTranslate();
  const { ports, settings } = session.getSnapshot().context;
  const until = useSelector(session, ({ children: { inactivity } }) =>
    timeoutMoment(inactivity?.getSnapshot().context.lastInput ?? ports.clock.now(), settings.inactivityLimit),
  );
  return (
    <Dialog
      title={translate('session.unattended.title')}
      description={<FormattedMessage id="session.unattended.text" />}
      content={
        <p className="text-muted">
          <Countdown announced until={until} now={ports.clock.now}>
            {({ minutes, seconds }) => (
              <FormattedMessage id="session.unattended.countdown" values={{ seconds: minutes * 60 + seconds }} />
            )}
          </Countdown>
        </p>
      }
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
