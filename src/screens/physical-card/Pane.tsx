import type { ReactNode } from 'react';

/** One page of the order: one thing after the other. */
export const Pane = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-120 grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
);
