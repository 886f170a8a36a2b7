import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import type { LoginProps } from './step.ts';

/** Withdraws the log-in. */
export const Cancel = ({ actor }: LoginProps) => (
  <Button kind="ghost" wide onPress={() => actor.send({ type: 'login.cancel' })}>
    <FormattedMessage id="action.cancel" />
  </Button>
);
