import { useSelector } from '@xstate/react';
import { Mail, MailWarning } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { oneTimeCode } from '../../../machines/signature/one-time-code.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { MessageText } from '../MessageText.tsx';
import { CodeForm } from './CodeForm.tsx';

export interface CodeProps {
  readonly actor: ActorRefFrom<typeof oneTimeCode>;
}

/** A code by e-mail: ask for it, enter it. */
export function CodeSteps({ actor }: CodeProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  return (
    <div className="grid gap-4">
      <Complaint actor={actor} />
      <Step actor={actor} value={typeof value === 'string' ? value : 'entering'} />
      <Button kind="ghost" wide onPress={() => actor.send({ type: 'code.leave' })}>
        <FormattedMessage id="action.cancel" />
      </Button>
    </div>
  );
}

function Step({ actor, value }: CodeProps & { readonly value: string }) {
  switch (value) {
    case 'entering':
    case 'entered':
      return <CodeForm actor={actor} />;
    case 'unverified':
      return <Unverified actor={actor} />;
    default:
      return <Offer actor={actor} busy={value === 'sending'} />;
  }
}

function Complaint({ actor }: CodeProps) {
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    message && (
      <Banner tone="bad" role="alert">
        <MessageText message={message} />
      </Banner>
    )
  );
}

const Offer = ({ actor, busy }: CodeProps & { readonly busy: boolean }) => (
  <>
    <p>
      <FormattedMessage id="code.lead" />
    </p>
    <Button icon={Mail} wide busy={busy} onPress={() => actor.send({ type: 'code.send' })}>
      <FormattedMessage id="code.send" />
    </Button>
  </>
);

const Unverified = ({ actor }: CodeProps) => (
  <>
    <Banner tone="warn" role="alert" title={<FormattedMessage id="code.unverified.title" />}>
      <FormattedMessage id="code.unverified.text" />
    </Banner>
    <Button icon={MailWarning} wide onPress={() => actor.send({ type: 'email.verify' })}>
      <FormattedMessage id="code.unverified.go" />
    </Button>
  </>
);
