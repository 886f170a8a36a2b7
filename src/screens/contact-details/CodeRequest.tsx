import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { contactVerification } from '../../../machines/contact-details/contact-verification.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useTranslate } from '../use-translate.ts';
import type { VerificationProps } from './verification-props.ts';

/** Why the last code is invalid; null if none was sent. */
const invalidReasonOf = (snapshot: SnapshotFrom<typeof contactVerification>) =>
  (['expired', 'exhausted'] as const).find((state) => snapshot.matches(state)) ?? null;

/** The button that sends a code, with the reason why the last one is invalid. */
export function CodeRequest({ actor }: VerificationProps) {
  const translate = useTranslate();
  const reason = useSelector(actor, invalidReasonOf);
  const message = useSelector(actor, ({ context }) => context.message);
  const canSend = useSelector(actor, (snapshot) => snapshot.can({ type: 'code.send' }));
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending'));
  return (
    <>
      {reason && (
        <Banner tone="warning" role="alert" title={translate(`contact-details.verification.${reason}.title`)}>
          {translate(`contact-details.verification.${reason}.text`)}
        </Banner>
      )}
      <ErrorAlert message={message} />
      <Button fullWidth busy={isSending} settling={!canSend} onPress={() => actor.send({ type: 'code.send' })}>
        {translate(reason ? 'contact-details.verification.resend' : 'contact-details.verification.send')}
      </Button>
    </>
  );
}
