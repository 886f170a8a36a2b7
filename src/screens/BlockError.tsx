import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { failedChange, shownMessage, type temporaryBlock } from '../../machines/card/temporary-block.ts';
import { PhoneLink } from '../ui/TextLink.tsx';
import { ErrorAlert } from './ErrorAlert.tsx';
import { LoadError } from './LoadError.tsx';
import { useTranslate } from './use-translate.ts';

interface Props {
  readonly block: ActorRefFrom<typeof temporaryBlock>;
  /** The number that blocks a lost card. */
  readonly lostCardPhone: string | undefined;
}

/** Why the temporary block is not as the user asked, what holds now, and whom to call if it is not set. */
export function BlockError({ block, lostCardPhone }: Props) {
  const translate = useTranslate();
  const isUnknown = useSelector(block, (snapshot) => snapshot.matches('outcomeUnknown'));
  const isBlockWanted = useSelector(block, ({ context }) => context.wanted === 'BLOCKED');
  const message = useSelector(block, shownMessage);
  const failed = useSelector(block, failedChange);
  const call = isBlockWanted && <BlockByPhone number={lostCardPhone} />;
  if (isUnknown) {
    return (
      <LoadError onRetry={() => block.send({ type: 'status.retry' })}>
        <span className="block">{translate('card.block.unknown')}</span>
        {call}
      </LoadError>
    );
  }
  return (
    <ErrorAlert message={message} title={failed && translate(`card.block.${failed}`)}>
      {call}
    </ErrorAlert>
  );
}

/** The number to call if the card must be blocked now; nothing without one. */
export const BlockByPhone = ({ number }: { readonly number: string | undefined }) =>
  number && (
    <span className="block">
      <FormattedMessage id="card.block.call" values={{ phone: <PhoneLink key="phone" number={number} /> }} />
    </span>
  );
