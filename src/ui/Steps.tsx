import type { ReactNode } from 'react';

/** Numbered instructions. */
export const Steps = ({ children }: { readonly children: ReactNode }) => (
  <ol className="grid gap-3.5 [counter-reset:step]">{children}</ol>
);

export const StepItem = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex items-start gap-3.5 [counter-increment:step] before:grid before:size-8 before:shrink-0 before:place-items-center before:rounded-full before:bg-accent-soft before:font-semibold before:text-accent before:text-small before:content-[counter(step)_/_'']">
    <p className="pt-1">{children}</p>
  </li>
);
