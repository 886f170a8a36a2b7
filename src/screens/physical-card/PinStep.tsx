import { useSelector } from '@xstate/react';
import { Dices, KeyRound } from 'lucide-react';
import { Suspense, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButton } from '../../ui/Action.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { LoadError } from '../LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { FeeApproval } from './Fee.tsx';
import { PinFrame } from './lazy-parts.tsx';
import { useOrderText } from './order-text.ts';
import type { PinProps } from './physical-card-props.ts';
import { StepLayout } from './StepLayout.tsx';

/** The step where the user enters a PIN in a frame of the vault, or gets a random one (§2 /choose-pin). */
export function PinStep(props: PinProps) {
  const translate = useTranslate();
  return (
    <StepLayout>
      <PageHeading title={translate('physical-card.pin.title')}>
        <FormattedMessage id="physical-card.pin.lead" />
      </PageHeading>
      <Content {...props} />
    </StepLayout>
  );
}

function Content(props: PinProps) {
  const translate = useTranslate();
  const isFraming = useSelector(props.pin, (snapshot) => snapshot.matches('framing'));
  const isUnknown = useSelector(props.pin, (snapshot) => snapshot.matches('outcomeUnknown'));
  if (isFraming)
    return (
      <Suspense fallback={null}>
        <PinFrame pin={props.pin} />
      </Suspense>
    );
  if (!isUnknown) return <Choice {...props} />;
  return (
    <LoadError retryLabel={translate('action.checkAgain')} onRetry={() => props.pin.send({ type: 'status.retry' })}>
      {translate('physical-card.pin.outcomeUnknown')}
    </LoadError>
  );
}

function Choice({ actor, pin }: PinProps) {
  const translate = useTranslate();
  const { card, delivery, fee } = useSelector(actor, ({ context }) => context);
  const { isApproved, message } = useSelector(pin, ({ context }) => context);
  const value = useSelector(pin, (snapshot) => snapshot.value);
  const text = useOrderText({ lastFour: card?.lastFourDigits ?? '', delivery, fee });
  const isOpen = useSelector(pin, (snapshot) => snapshot.matches('choosing'));
  const isSettled = useSelector(pin, (snapshot) => snapshot.matches({ choosing: 'settled' }));
  const canChoose = useSelector(pin, (snapshot) => snapshot.can({ type: 'pin.choose', text }));
  const missingId = useId();
  const isFeeMissing = isOpen && !canChoose && !isSettled;
  return (
    <>
      {isOpen && message && (
        <Banner tone="warning" role="alert">
          <MessageText message={message} />
        </Banner>
      )}
      <div className="grid gap-1 empty:hidden">
        <FeeApproval
          fee={fee}
          isApproved={isApproved}
          readOnly={!isOpen}
          onToggle={() => pin.send({ type: 'fee.toggle' })}
        />
        {isFeeMissing && (
          <p id={missingId} className="text-small text-muted">
            <FormattedMessage id="physical-card.fee.missing" />
          </p>
        )}
      </div>
      <ActionButton
        icon={KeyRound}
        title={translate('physical-card.pin.own')}
        description={translate('physical-card.pin.ownNote')}
        busy={value === 'opening'}
        settling={isSettled}
        disabled={!canChoose}
        describedBy={isFeeMissing ? missingId : undefined}
        onPress={() => pin.send({ type: 'pin.choose', text })}
      />
      <ActionButton
        icon={Dices}
        title={translate('physical-card.pin.random')}
        description={translate('physical-card.pin.randomNote')}
        busy={value === 'generating'}
        settling={isSettled}
        disabled={!canChoose}
        describedBy={isFeeMissing ? missingId : undefined}
        onPress={() => pin.send({ type: 'pin.generate', text })}
      />
      <PinProgress value={value} />
    </>
  );
}

const PROGRESS = {
  opening: 'card.secret.opening',
  generating: 'physical-card.pin.generating',
  checkingOutcome: 'physical-card.pin.verifying',
} as const;

/** Announces the running action to screen readers and below the buttons. */
const PinProgress = ({ value }: { readonly value: unknown }) => (
  <p role="status" className="text-center text-small text-muted">
    {Object.entries(PROGRESS).map(([state, id]) => state === value && <FormattedMessage key={id} id={id} />)}
  </p>
);
