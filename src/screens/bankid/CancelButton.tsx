import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import type { BankIdProps } from './bankid-step.ts';

/** Gives it up, and withdraws what was open. */
export const CancelButton = ({ actor }: BankIdProps) => (
  <Button kind="ghost" fullWidth onPress={() => actor.send({ type: 'bankid.cancel' })}>
    <FormattedMessage id="action.cancel" />
  </Button>
);
