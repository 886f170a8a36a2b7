import { useSelector } from '@xstate/react';
import { Hash, LockKeyhole, ScanText, ShieldOff } from 'lucide-react';
import { useId } from 'react';
import { offeredPress } from '../../../machines/card/temporary-block.ts';
import type { MessageId } from '../../../machines/message.ts';
import { ActionButton, DisabledReason } from '../../ui/Action.tsx';
import { BlockError } from '../BlockError.tsx';
import { useBlockButton } from '../use-block-button.ts';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';

/** The most used actions: showing the PIN and the card details, and the temporary block. */
export function CardActions(parts: CardParts) {
  const translate = useTranslate();
  const hasNoPin = useSelector(parts.pin, (snapshot) => snapshot.matches('noPin'));
  const isLate = useSelector(parts.pin, ({ context }) => context.isLate);
  const reasonId = useId();
  return (
    <section aria-label={translate('card.actions')} className="grid gap-3">
      <div className="grid auto-cols-fr grid-flow-col gap-1.5 tablet:gap-3">
        {/* What is known late must not move the other buttons. */}
        {(!hasNoPin || isLate) && <PinAction {...parts} reasonId={hasNoPin ? reasonId : undefined} />}
        <DetailsAction {...parts} />
        <BlockAction {...parts} />
      </div>
      {hasNoPin && (
        <DisabledReason
          id={reasonId}
          icon={Hash}
          title={translate('card.pin.show')}
          description={translate('card.pin.noneNote')}
        />
      )}
      <BlockError {...parts} />
    </section>
  );
}

function useCanShow({ sensitiveInfo }: CardParts): boolean {
  return useSelector(sensitiveInfo, (snapshot) => snapshot.can({ type: 'secret.show', kind: 'pin', text: '' }));
}

interface PinActionProps extends CardParts {
  /** The element that says why there is no PIN. */
  readonly reasonId: string | undefined;
}

function PinAction({ reasonId, ...parts }: PinActionProps) {
  const translate = useTranslate();
  const canShow = useCanShow(parts) && reasonId === undefined;
  const text = translate('signature.text.pin', { lastFour: parts.lastFour });
  return (
    <ActionButton
      inRow
      icon={Hash}
      title={translate('card.pin.show')}
      description={translate('card.pin.note')}
      disabled={!canShow}
      describedBy={reasonId}
      onPress={() => parts.sensitiveInfo.send({ type: 'secret.show', kind: 'pin', text })}
    />
  );
}

function DetailsAction(parts: CardParts) {
  const translate = useTranslate();
  const canShow = useCanShow(parts);
  const text = translate('signature.text.details', { lastFour: parts.lastFour });
  return (
    <ActionButton
      inRow
      icon={ScanText}
      title={translate('card.details.show')}
      description={translate('card.details.note')}
      disabled={!canShow}
      onPress={() => parts.sensitiveInfo.send({ type: 'secret.show', kind: 'details', text })}
    />
  );
}

/** A card in the post is blocked too, and cannot be opened: only its activation does that. */
function useResumeNote(actor: CardParts['actor']): MessageId {
  const offer = useSelector(actor, ({ context }) => context.offer ?? undefined);
  const isInTransit = useSelector(offer, (snapshot) => snapshot?.matches('inTransit'));
  return isInTransit ? 'card.block.resumeInTransit' : 'card.block.resumeNote';
}

/** One button sets and lifts the block, so that the focus stays on it. */
function BlockAction({ actor, block }: CardParts) {
  const translate = useTranslate();
  const press = useSelector(block, offeredPress);
  const isActive = press === 'card.pause';
  const resumeNote = useResumeNote(actor);
  const { isBusy, ...button } = useBlockButton(block, press);
  return (
    <ActionButton
      inRow
      important={!isActive}
      icon={isActive ? LockKeyhole : ShieldOff}
      title={translate(isActive ? 'card.block.pause' : 'card.block.resume')}
      description={translate(isBusy ? 'card.block.changing' : isActive ? 'card.block.pauseNote' : resumeNote)}
      busy={isBusy}
      {...button}
    />
  );
}
