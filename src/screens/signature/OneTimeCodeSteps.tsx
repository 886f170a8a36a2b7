import { useSelector } from '@xstate/react';
import { Mail, MailWarning } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { oneTimeCode } from '../../../machines/signature/one-time-code.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { MessageText } from '../MessageText.tsx';
import { CodeRecipient } from './CodeRecipient.tsx';
import { OneTimeCodeForm } from './OneTimeCodeForm.tsx';

export interface CodeProps {
  readonly actor: ActorRefFrom<typeof oneTimeCode>;
}

/** A one-time code by e-mail: the user asks for it and enters it. */
export function OneTimeCodeSteps({ actor }: CodeProps) {
  const value = useSelector(actor, ({ value: state }) => (typeof state === 'string' ? state : Object.keys(state)[0]));
  return (
    <div className="grid gap-4">
      <CodeError actor={actor} />
      <Step actor={actor} value={value} />
      <Button kind="ghost" fullWidth onPress={() => actor.send({ type: 'code.cancel' })}>
        <FormattedMessage id="action.cancel" />
      </Button>
    </div>
  );
}

function Step({ actor, value }: CodeProps & { readonly value: string | undefined }) {
  switch (value) {
    case 'entering':
    case 'entered':
      return <OneTimeCodeForm actor={actor} />;
    case 'emailUnverified':
      return <EmailUnverified actor={actor} />;
    default:
      return <CodeRequest actor={actor} busy={value === 'sending' || value === 'resending'} />;
  }
}

function CodeError({ actor }: CodeProps) {
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    message && (
      <Banner tone="danger" role="alert">
        <MessageText message={message} />
      </Banner>
    )
  );
}

function CodeRequest({ actor, busy }: CodeProps & { readonly busy: boolean }) {
  const canSend = useSelector(actor, (snapshot) => snapshot.can({ type: 'code.send' }));
  return (
    <>
      <p>
        <FormattedMessage id="signature.code.lead" values={{ recipient: <CodeRecipient key="recipient" /> }} />
      </p>
      <Button icon={Mail} fullWidth busy={busy} settling={!canSend} onPress={() => actor.send({ type: 'code.send' })}>
        <FormattedMessage id="signature.code.send" />
      </Button>
    </>
  );
}

const EmailUnverified = ({ actor }: CodeProps) => (
  <>
    <Banner tone="warning" role="alert" title={<FormattedMessage id="signature.code.unverified.title" />}>
      <FormattedMessage id="signature.code.unverified.text" />
    </Banner>
    <Button icon={MailWarning} fullWidth onPress={() => actor.send({ type: 'email.verify' })}>
      <FormattedMessage id="signature.code.unverified.go" />
    </Button>
  </>
);
