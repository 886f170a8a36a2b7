import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import type { SignedOutReason } from '../../../machines/session/session.setup.ts';
import { Banner, type BannerTone } from '../../ui/Banner.tsx';
import { useSession } from '../gate.ts';

interface Look {
  readonly tone: BannerTone;
  readonly text: MessageId;
}

const LOOKS: Record<SignedOutReason, Look> = {
  expired: { tone: 'info', text: 'session.reason.expired' },
  refused: { tone: 'info', text: 'session.reason.refused' },
  unauthorized: { tone: 'warn', text: 'session.reason.unauthorized' },
  barred: { tone: 'warn', text: 'session.reason.barred' },
};

/** Why the person is at the door, when there is something to say about it (§4, §6). */
export function SignedOutNote() {
  const reason = useSelector(useSession(), ({ context }) => context.reason);
  if (reason === null) return null;
  const { tone, text } = LOOKS[reason];
  return (
    <Banner tone={tone} role="status">
      <FormattedMessage id={text} />
    </Banner>
  );
}
