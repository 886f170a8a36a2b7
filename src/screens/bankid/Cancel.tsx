import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import type { BankIdProps } from './step.ts';

/** Gives it up, and withdraws what was open. */
export const Cancel = ({ actor }: BankIdProps) => (
  <Button kind="ghost" wide onPress={() => actor.send({ type: 'bankid.cancel' })}>
    <FormattedMessage id="action.cancel" />
  </Button>
);
