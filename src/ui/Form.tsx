import type { FormEvent, MouseEvent, PropsWithChildren } from 'react';
import { flushSync } from 'react-dom';

interface Props {
  /** Names the form, where its page has more than one. */
  readonly label?: string;
  readonly onSubmit: () => void;
}

/**
 * Pressing the button takes the focus from a field, whose complaint then moves the button away from under the pointer
 * before the press is complete. So the focus stays until the form has been judged.
 */
const keepFocus = (event: MouseEvent<HTMLFormElement>) => {
  if (event.target instanceof Element && event.target.closest('[type="submit"]')) event.preventDefault();
};

/** A form that judges its fields itself. Whoever submits it with something wrong is taken to the first such field. */
export function Form({ label, onSubmit, children }: PropsWithChildren<Props>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    flushSync(onSubmit);
    currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form noValidate aria-label={label} onMouseDown={keepFocus} onSubmit={submit} className="grid gap-5">
      {children}
    </form>
  );
}
