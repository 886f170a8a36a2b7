import type { ReactNode } from 'react';

/** The layout of a step: one centred column. */
export const StepLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-120 grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
);
