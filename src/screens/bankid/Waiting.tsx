import type { LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { PendingIcon } from '../../ui/PendingIcon.tsx';
import { CancelButton } from './CancelButton.tsx';
import type { BankIdProps } from './bankid-step.ts';

interface Props {
  readonly icon: LucideIcon;
  readonly note?: MessageId;
  /** Where it can still be cancelled. */
  readonly actor?: BankIdProps['actor'];
}

/** Something happens in BankID or on the way to it; the guidance above says what. */
export const Waiting = ({ icon, note, actor }: Props) => (
  <>
    <PendingIcon icon={icon} />
    {note && (
      <p className="text-small text-muted">
        <FormattedMessage id={note} />
      </p>
    )}
    {actor && <CancelButton actor={actor} />}
  </>
);
