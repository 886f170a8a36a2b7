import type { ReactNode } from 'react';

/** A list of terms and values, in two columns if there is room. */
export const DescriptionList = ({ children }: { readonly children: ReactNode }) => (
  <dl className="mt-4 grid gap-x-6 gap-y-4 tablet:grid-cols-2">{children}</dl>
);

interface DescriptionItemProps {
  readonly term: string;
  readonly children: ReactNode;
}

export const DescriptionItem = ({ term, children }: DescriptionItemProps) => (
  <div className="grid min-w-0 gap-0.5">
    <dt className="text-small text-muted">{term}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);
