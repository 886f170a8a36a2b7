import type { MouseEvent } from 'react';

/** Closes the menu that something was pressed in; the browser gives the focus back to what opened it. */
export const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
