import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';

interface Props {
  /** An address that another app on the device answers to. */
  readonly href: string;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** A link that hands over to another app; a real link, because phones open apps only from a press on one. */
export const AppLink = ({ href, icon: Icon, children }: Props) => (
  <a href={href} className={buttonClass({ fullWidth: true })}>
    <Icon aria-hidden className="size-5 shrink-0" />
    {children}
  </a>
);
