import { type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';

interface Props {
  readonly children: ReactNode;
  /** What was submitted is on its way. */
  readonly busy?: boolean;
  /** Cannot be submitted as it stands. */
  readonly disabled?: boolean;
  /** What is missing, beside a button that cannot be pressed. */
  readonly missing?: ReactNode;
}

/** Submits the form around it. While it cannot, it says why. */
export function SubmitButton({ children, busy, disabled, missing }: Props) {
  const id = useId();
  const isExplained = Boolean(disabled && missing);
  return (
    <div className="grid gap-2">
      <Button
        type="submit"
        fullWidth
        busy={Boolean(busy)}
        disabled={Boolean(disabled)}
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
