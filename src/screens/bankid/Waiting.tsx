import type { LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { PendingIcon } from '../../ui/PendingIcon.tsx';
import type { BankIdProps } from './bankid-step.ts';
import { CancelButton } from './CancelButton.tsx';

interface Props extends BankIdProps {
  readonly icon: LucideIcon;
  readonly note?: MessageId;
}

/** The user waits for BankID; the guidance above says for what. */
export const Waiting = ({ icon, note, actor }: Props) => (
  <>
    <PendingIcon icon={icon} />
    {note && (
      <p className="text-small text-muted">
        <FormattedMessage id={note} />
      </p>
    )}
    <CancelButton actor={actor} />
  </>
);
