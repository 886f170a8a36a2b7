import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading.tsx';

interface Props {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly description: ReactNode;
  /** The way on. */
  readonly children: ReactNode;
}

/** A whole page with one thing to say and one way on. */
export const ResultPage = ({ icon: Icon, title, description, children }: Props) => (
  <div className="mx-auto grid max-w-120 justify-items-center gap-6 py-12 text-center tablet:py-20">
    <span aria-hidden className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent">
      <Icon className="size-9" strokeWidth={1.6} />
    </span>
    <PageHeading title={title}>{description}</PageHeading>
    {children}
  </div>
);
