import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import type { BankIdProps } from './bankid-step.ts';

/** Cancels the log-in or the signature, and an open order. */
export const CancelButton = ({ actor }: BankIdProps) => (
  <Button kind="ghost" fullWidth onPress={() => actor.send({ type: 'bankid.cancel' })}>
    <FormattedMessage id="action.cancel" />
  </Button>
);
