import { FormattedMessage } from 'react-intl';
import type { Fee } from '../../../contract/money.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Money } from '../../ui/Money.tsx';

interface FeeProps {
  /** Nothing is rendered if it is 0 (§9). */
  readonly fee: Fee;
}

/** Shows the fee before it is approved. */
export const FeeNotice = ({ fee }: FeeProps) =>
  fee.amount > 0 && (
    <Banner tone="info">
      <FormattedMessage id="physical-card.fee.notice" values={{ fee: <Money key="fee" {...fee} /> }} />
    </Banner>
  );

interface ApprovalProps extends FeeProps {
  readonly isApproved: boolean;
  readonly onToggle: () => void;
  /** The approval is shown but cannot be changed. */
  readonly readOnly?: boolean;
}

/** The checkbox that approves the fee (§5). */
export const FeeApproval = ({ fee, isApproved, onToggle, readOnly = false }: ApprovalProps) =>
  fee.amount > 0 && (
    <Checkbox name="fee" checked={isApproved} readOnly={readOnly} onChange={onToggle} onBlur={() => undefined}>
      <FormattedMessage id="physical-card.fee.approve" values={{ fee: <Money key="fee" {...fee} /> }} />
    </Checkbox>
  );
