import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonAppearance, buttonClass } from './Button.tsx';
import { TextElement } from './TextElement.tsx';

interface LinkButtonProps extends Pick<ButtonAppearance, 'kind' | 'size'> {
  readonly to: string;
  /** Kept with the history entry of the page. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** A link to another page of the portal that looks like a button. */
export const LinkButton = ({ to, state, children, ...appearance }: LinkButtonProps) => (
  <Link to={to} state={state} className={buttonClass(appearance)}>
    <TextElement>{children}</TextElement>
  </Link>
);

interface AppLinkProps {
  /** An address that another app on the device handles. */
  readonly href: string;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** Opens another app on the device. A link, not a script: phones open apps only when the user presses a link. */
export const AppLink = ({ href, icon: Icon, children }: AppLinkProps) => (
  <a href={href} referrerPolicy="origin" className={buttonClass({ fullWidth: true })}>
    <Icon aria-hidden className="size-5 shrink-0" />
    <TextElement>{children}</TextElement>
  </a>
);
