import type { FormEvent, MouseEvent, PropsWithChildren } from 'react';
import { flushSync } from 'react-dom';

interface Props {
  /** Names the form; needed if the page has more than one. */
  readonly label?: string;
  readonly onSubmit: () => void;
}

/**
 * Keeps the focus in the field while the user presses the submit button. Otherwise the field would show its error on
 * blur and move the button away from the pointer before the press is complete.
 */
const keepFocus = (event: MouseEvent<HTMLFormElement>) => {
  if (event.target instanceof Element && event.target.closest('[type="submit"]')) event.preventDefault();
};

/** A form without native validation. After a submit the first invalid field gets the focus and is in view. */
export function Form({ label, onSubmit, children }: PropsWithChildren<Props>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    flushSync(onSubmit);
    const invalid = currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.focus();
    // `focus` does not scroll to a field that has the focus already.
    invalid?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <form noValidate aria-label={label} onMouseDown={keepFocus} onSubmit={submit} className="grid gap-5">
      {children}
    </form>
  );
}
