import type { MouseEvent } from 'react';
import { ActionContent, type ActionContentProps } from './ActionContent.tsx';
import { ACTION } from './action-class.ts';

interface Props extends ActionContentProps {
  /** Cannot be pressed now. */
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A large button that says what it does and what comes of it. It keeps its focus while it cannot be pressed. */
export function ActionButton({ disabled, onPress, ...face }: Props) {
  const inert = Boolean(face.busy || disabled);
  const press = (event: MouseEvent) => (inert ? event.preventDefault() : onPress());
  return (
    <button
      type="button"
      onClick={press}
      aria-disabled={inert || undefined}
      aria-busy={face.busy || undefined}
      className={`${ACTION[face.primary ? 'main' : 'other']} aria-disabled:cursor-default not-aria-busy:aria-disabled:opacity-60`}
    >
      <ActionContent {...face} />
    </button>
  );
}
