import { useSelector } from '@xstate/react';
import { LoadError } from '../../ui/LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { ClassicReplacement } from './ClassicReplacement.tsx';
import { DigitalReplacement } from './DigitalReplacement.tsx';
import type { ReplacementProps } from './replacement-props.ts';
import { Loading, Sheet } from './Sheet.tsx';

/** A new card in place of another (§2 /replacement-card): a digital one at once, or one of plastic by post. */
export function ReplacementView({ actor }: ReplacementProps) {
  const { blockAndReplace, classicReplacement } = useSelector(actor, ({ children }) => children);
  if (blockAndReplace) return <DigitalReplacement actor={blockAndReplace} />;
  if (classicReplacement) return <ClassicReplacement actor={classicReplacement} />;
  return <Undecided actor={actor} />;
}

function Undecided({ actor }: ReplacementProps) {
  const say = useTranslate();
  const isUndecided = useSelector(actor, (snapshot) => snapshot.matches('undecided'));
  const message = useSelector(actor, ({ context }) => context.message);
  if (!isUndecided) return <Loading />;
  return (
    <Sheet>
      <LoadError retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'ways.retry' })}>
        {message && <MessageText message={message} />}
      </LoadError>
    </Sheet>
  );
}
