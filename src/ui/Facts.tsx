import type { ReactNode } from 'react';

/** What is known of something, each with its name; two beside each other where there is room. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className="mt-4 grid gap-x-6 gap-y-4 tablet:grid-cols-2">{children}</dl>
);

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

export const Fact = ({ name, children }: FactProps) => (
  <div className="grid min-w-0 gap-0.5">
    <dt className="text-small text-soft">{name}</dt>
    <dd className="break-words font-medium">{children}</dd>
  </div>
);
