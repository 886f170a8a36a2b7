import { type ReactNode, useId } from 'react';
import { Button, type ButtonAppearance } from './Button.tsx';

interface Props extends Pick<ButtonAppearance, 'kind'> {
  readonly children: ReactNode;
  /** The form is being submitted. */
  readonly busy?: boolean;
  /** As for `Button`. */
  readonly settling?: boolean;
  /** The form is incomplete. */
  readonly disabled?: boolean;
  /** As for `Button`. */
  readonly pressableWhenDisabled?: boolean;
  /** Says what is missing; shown below the button while it is disabled. */
  readonly missing?: ReactNode;
}

/** The submit button of a `Form`. */
export function SubmitButton({ children, kind, busy, settling, disabled, pressableWhenDisabled, missing }: Props) {
  const id = useId();
  const isExplained = Boolean(disabled && missing);
  return (
    <div className="grid gap-2">
      <Button
        type="submit"
        kind={kind}
        fullWidth
        busy={Boolean(busy)}
        settling={Boolean(settling)}
        disabled={Boolean(disabled)}
        pressableWhenDisabled={pressableWhenDisabled}
        {...(isExplained && { describedBy: id })}
      >
        {children}
      </Button>
      {isExplained && (
        <p id={id} className="text-center text-small text-muted">
          {missing}
        </p>
      )}
    </div>
  );
}
