import { useSelector } from '@xstate/react';
import { Hash, LockKeyhole, ScanText, ShieldOff } from 'lucide-react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ActionReason } from '../../ui/ActionLink.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';

/** What a card is looked up for most: its PIN, its details, and the way to stop it. */
export function CardActions(parts: CardParts) {
  const say = useTranslate();
  return (
    <section aria-label={say('card.actions')} className="grid gap-3">
      <div className="grid gap-3 tablet:grid-cols-2">
        <PinAction {...parts} />
        <DetailsAction {...parts} />
        <div className="tablet:col-span-2">
          <BlockAction {...parts} />
        </div>
      </div>
      <BlockComplaint {...parts} />
    </section>
  );
}

function useCanShow({ secret }: CardParts): boolean {
  return useSelector(secret, (snapshot) => snapshot.can({ type: 'secret.show', kind: 'pin', text: '' }));
}

function PinAction(parts: CardParts) {
  const say = useTranslate();
  const canShow = useCanShow(parts);
  const hasNone = useSelector(parts.pin, (snapshot) => snapshot.matches('none'));
  if (hasNone) return <ActionReason icon={Hash} title={say('card.pin.show')} description={say('card.pin.noneNote')} />;
  const text = say('signature.text.pin', { lastFour: parts.lastFour });
  return (
    <ActionButton
      icon={Hash}
      title={say('card.pin.show')}
      description={say('card.pin.note')}
      disabled={!canShow}
      onPress={() => parts.secret.send({ type: 'secret.show', kind: 'pin', text })}
    />
  );
}

function DetailsAction(parts: CardParts) {
  const say = useTranslate();
  const canShow = useCanShow(parts);
  const text = say('signature.text.details', { lastFour: parts.lastFour });
  return (
    <ActionButton
      icon={ScanText}
      title={say('card.details.show')}
      description={say('card.details.note')}
      disabled={!canShow}
      onPress={() => parts.secret.send({ type: 'secret.show', kind: 'details', text })}
    />
  );
}

/** One button for both ways, so that whoever pressed it keeps their place. */
function BlockAction({ block }: CardParts) {
  const say = useTranslate();
  const value = useSelector(block, (snapshot) => snapshot.value);
  const isActive = useSelector(block, ({ context }) => context.card.status === 'ACTIVE');
  const isBusy = value === 'changing' || value === 'checking';
  return (
    <ActionButton
      icon={isActive ? LockKeyhole : ShieldOff}
      title={say(isActive ? 'card.block.pause' : 'card.block.resume')}
      description={say(isBusy ? 'card.block.changing' : isActive ? 'card.block.pauseNote' : 'card.block.resumeNote')}
      busy={isBusy}
      disabled={value === 'unknown'}
      onPress={() => block.send({ type: isActive ? 'card.pause' : 'card.resume' })}
    />
  );
}

function BlockComplaint({ block }: CardParts) {
  const say = useTranslate();
  const isUnknown = useSelector(block, (snapshot) => snapshot.matches('unknown'));
  const message = useSelector(block, ({ context }) => context.message);
  if (isUnknown) {
    return (
      <LoadError retryLabel={say('action.retry')} onRetry={() => block.send({ type: 'status.retry' })}>
        {say('card.block.unknown')}
      </LoadError>
    );
  }
  return (
    message && (
      <Banner tone="bad" role="alert">
        <MessageText message={message} />
      </Banner>
    )
  );
}
