import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { contactVerification } from '../../../machines/contact-details/contact-verification.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useTranslate } from '../use-translate.ts';
import type { VerificationProps } from './verification-props.ts';

/** Why the last code is of no use, if there was one. */
const endOf = (snapshot: SnapshotFrom<typeof contactVerification>) =>
  (['expired', 'exhausted'] as const).find((state) => snapshot.matches(state)) ?? null;

/** A code is needed: the first one, or another. */
export function CodeRequest({ actor }: VerificationProps) {
  const say = useTranslate();
  const end = useSelector(actor, endOf);
  const message = useSelector(actor, ({ context }) => context.message);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending'));
  return (
    <>
      {end && (
        <Banner tone="warn" role="alert" title={say(`verification.${end}.title`)}>
          {say(`verification.${end}.text`)}
        </Banner>
      )}
      <ErrorAlert message={message} />
      <Button wide busy={isSending} onPress={() => actor.send({ type: 'code.send' })}>
        {say(end ? 'verification.resend' : 'verification.send')}
      </Button>
    </>
  );
}
