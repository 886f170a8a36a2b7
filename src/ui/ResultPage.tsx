import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading.tsx';

interface Props {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly description: ReactNode;
  /** Usually a link to the next page. */
  readonly children: ReactNode;
}

/** A page that shows the result of an operation, such as a confirmation or an error. */
export const ResultPage = ({ icon: Icon, title, description, children }: Props) => (
  <div className="mx-auto grid max-w-120 justify-items-center gap-6 py-12 text-center tablet:py-20">
    <span aria-hidden className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent">
      <Icon className="size-9" strokeWidth={1.6} />
    </span>
    <PageHeading title={title}>{description}</PageHeading>
    {children}
  </div>
);
