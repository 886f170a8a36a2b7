import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { CONTROL_CLASS, controlProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface Props extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
  /** The accessible name of the button that reveals the password. */
  readonly showLabel: string;
}

/** A password field with a button that reveals the password. Works with pasting and password managers. */
export function PasswordField({ autoComplete, showLabel, ...props }: Props) {
  const [isRevealed, setRevealed] = useState(false);
  const Icon = isRevealed ? EyeOff : Eye;
  return (
    <FieldFrame {...props}>
      {(accessibilityProps) => (
        <div className="relative">
          <input
            {...accessibilityProps}
            {...controlProps(props)}
            type={isRevealed ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${CONTROL_CLASS} min-h-12 pe-13`}
          />
          <button
            type="button"
            aria-label={showLabel}
            aria-pressed={isRevealed}
            onClick={() => setRevealed(!isRevealed)}
            className="absolute end-0.5 top-0.5 grid size-11 cursor-pointer place-items-center rounded-button text-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
