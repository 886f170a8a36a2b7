import type { LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button, type ButtonAppearance } from '../ui/Button.tsx';
import { useOnlineAgain } from '../ui/use-online.ts';

interface Props extends ButtonAppearance {
  readonly icon?: LucideIcon;
  /** Default: "Try again". */
  readonly label?: string | undefined;
  /** A retry is in progress. */
  readonly busy?: boolean | undefined;
  readonly onPress: () => void;
  /** The retry is no read of data: it is not made by itself when the browser is online again. */
  readonly waitsForPress?: boolean | undefined;
}

/** Reads again what could not be read: when it is pressed, and when the browser is online again. */
export function RetryButton({ label, onPress, busy = false, waitsForPress = false, ...appearance }: Props) {
  useOnlineAgain(() => !waitsForPress && onPress());
  return (
    <Button {...appearance} busy={busy} onPress={onPress}>
      {label ?? <FormattedMessage id="action.retry" />}
    </Button>
  );
}
