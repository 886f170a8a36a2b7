import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Money } from '../../ui/Money.tsx';

interface FeeProps {
  /** Kronor; nothing shows where it is 0 (§9). */
  readonly fee: number;
}

/** What the card costs, before it is to be approved. */
export const FeeNotice = ({ fee }: FeeProps) =>
  fee > 0 && (
    <Banner tone="info">
      <FormattedMessage id="physical.fee.notice" values={{ fee: <Money key="fee" amount={fee} /> }} />
    </Banner>
  );

interface ApprovalProps extends FeeProps {
  readonly isApproved: boolean;
  readonly onToggle: () => void;
  /** Shows what was chosen, which cannot be changed now. */
  readonly readOnly?: boolean;
}

/** The box that must be ticked before something that costs is done (§5). */
export const FeeApproval = ({ fee, isApproved, onToggle, readOnly = false }: ApprovalProps) =>
  fee > 0 && (
    <Checkbox name="fee" checked={isApproved} readOnly={readOnly} onChange={onToggle} onBlur={() => undefined}>
      <FormattedMessage id="physical.fee.approve" values={{ fee: <Money key="fee" amount={fee} /> }} />
    </Checkbox>
  );
