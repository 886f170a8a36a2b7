import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from './IconTile.tsx';
import { PageHeading } from './PageHeading.tsx';

interface Props {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly description: ReactNode;
  /** The text to agree to and the button that accepts it. */
  readonly children: ReactNode;
}

/** A page with a text that the user must accept before the portal opens. */
export const AgreementPage = ({ icon, title, description, children }: Props) => (
  <section className="mx-auto grid w-full max-w-160 gap-5 rounded-tile border border-line bg-surface p-5 shadow-tile tablet:my-6 tablet:p-8">
    <IconTile icon={icon} />
    <PageHeading title={title}>{description}</PageHeading>
    {children}
  </section>
);
