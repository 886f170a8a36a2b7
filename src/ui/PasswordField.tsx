import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { CONTROL, controlProps, type FieldProps } from './field.ts';

interface Props extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
  /** Names the button that shows what was written. */
  readonly showLabel: string;
}

/** A password: it can be shown, pasted and filled in by a manager. */
export function PasswordField({ autoComplete, showLabel, ...props }: Props) {
  const [isShown, show] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...props}>
      {(ties) => (
        <div className="relative">
          <input
            {...ties}
            {...controlProps(props)}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${CONTROL} min-h-12 pe-13`}
          />
          <button
            type="button"
            aria-label={showLabel}
            aria-pressed={isShown}
            onClick={() => show(!isShown)}
            className="absolute end-0.5 top-0.5 grid size-11 cursor-pointer place-items-center rounded-button text-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
