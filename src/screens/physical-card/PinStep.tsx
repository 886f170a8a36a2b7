import { useSelector } from '@xstate/react';
import { Dices, KeyRound } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { FeeApproval } from './Fee.tsx';
import { PinFrame } from './on-demand.ts';
import { useOrderText } from './order-text.ts';
import { Pane } from './Pane.tsx';
import type { PinProps } from './physical-card-props.ts';

/** The choice of a PIN (§2 /choose-pin): in a frame of the vault, or by chance. */
export function PinStep(props: PinProps) {
  const say = useTranslate();
  return (
    <Pane>
      <PageHeading title={say('pin.title')}>
        <FormattedMessage id="pin.lead" />
      </PageHeading>
      <Content {...props} />
    </Pane>
  );
}

function Content(props: PinProps) {
  const say = useTranslate();
  const value = useSelector(props.pin, (snapshot) => snapshot.value);
  if (typeof value === 'object')
    return (
      <Suspense fallback={null}>
        <PinFrame pin={props.pin} />
      </Suspense>
    );
  if (value !== 'unknown') return <Choice {...props} />;
  return (
    <LoadError retryLabel={say('action.retry')} onRetry={() => props.pin.send({ type: 'status.retry' })}>
      {say('pin.unknown')}
    </LoadError>
  );
}

function Choice({ actor, pin }: PinProps) {
  const say = useTranslate();
  const { delivery, fee } = useSelector(actor, ({ context }) => context);
  const { isApproved, message } = useSelector(pin, ({ context }) => context);
  const value = useSelector(pin, (snapshot) => snapshot.value);
  const text = useOrderText(delivery, fee);
  const isOpen = value === 'choosing';
  const canChoose = useSelector(pin, (snapshot) => snapshot.can({ type: 'pin.choose', text }));
  return (
    <>
      {isOpen && message && (
        <Banner tone="warn" role="alert">
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
        {isOpen && !canChoose && (
          <p className="text-small text-muted">
            <FormattedMessage id="physical.fee.missing" />
          </p>
        )}
      </div>
      <ActionButton
        icon={KeyRound}
        title={say('pin.own')}
        description={say('pin.ownNote')}
        busy={value === 'opening'}
        disabled={!canChoose}
        onPress={() => pin.send({ type: 'pin.choose', text })}
      />
      <ActionButton
        icon={Dices}
        title={say('pin.random')}
        description={say('pin.randomNote')}
        busy={value === 'drawing'}
        disabled={!canChoose}
        onPress={() => pin.send({ type: 'pin.generate', text })}
      />
      <Going value={value} />
    </>
  );
}

const GOING = { opening: 'card.secret.opening', drawing: 'pin.drawing', verifying: 'pin.verifying' } as const;

/** What is under way, for those who do not see the button turn. */
const Going = ({ value }: { readonly value: unknown }) => (
  <p role="status" className="text-center text-small text-muted">
    {Object.entries(GOING).map(([state, id]) => state === value && <FormattedMessage key={id} id={id} />)}
  </p>
);
