import type { MouseEvent, SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router-dom';
import type { NavItem } from './nav-items.ts';

const LINK_CLASS =
  'inline-flex min-h-11 items-center rounded-full text-muted transition-colors duration-quick hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent forced-colors:aria-[current=page]:underline';

/** A page in the top bar of a desktop. */
export const TopBarLink = ({ path, label }: NavItem) => (
  <NavLink to={path} className={`${LINK_CLASS} px-2 font-medium desktop:px-3`}>
    <FormattedMessage id={label} />
  </NavLink>
);

/** A link beside the pages; on a narrow bar only its icon is visible. */
export const IconLink = ({ path, label, icon: Icon }: NavItem) => (
  <NavLink to={path} className={`${LINK_CLASS} min-w-11 justify-center px-2.5`}>
    <Icon aria-hidden className="size-5 desktop:hidden" />
    <span className="sr-only desktop:not-sr-only">
      <FormattedMessage id={label} />
    </span>
  </NavLink>
);

/** Places a popover below the header around it, which is not at the top of the page if something is above it. */
export const placeBelowHeader = ({ currentTarget: popover }: SyntheticEvent<HTMLElement>): void => {
  const header = popover.closest('header');
  if (header) popover.style.top = `${header.getBoundingClientRect().bottom}px`;
};

/**
 * Ref for a popover: closes it when the focus leaves it and its button, because it would cover the element that has the
 * focus then.
 */
export function closeWhenLeft(popover: HTMLElement | null): (() => void) | undefined {
  if (popover === null) return undefined;
  const close = ({ target }: FocusEvent) => {
    const isButton = target instanceof HTMLButtonElement && target.popoverTargetElement === popover;
    if (target instanceof Node && !popover.contains(target) && !isButton) popover.hidePopover();
  };
  const follow = ({ newState }: ToggleEvent) => {
    if (newState === 'open') document.addEventListener('focusin', close);
    else document.removeEventListener('focusin', close);
  };
  popover.addEventListener('beforetoggle', follow);
  return () => {
    popover.removeEventListener('beforetoggle', follow);
    document.removeEventListener('focusin', close);
  };
}

/** Closes the popover around the pressed element; the browser restores the focus. */
export const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
