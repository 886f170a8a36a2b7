import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A line that shows more when it is pressed. */
export const Disclosure = ({ title, children }: Props) => (
  <details className="group print:hidden">
    <summary className="inline-flex min-h-11 cursor-pointer list-none py-2.5 items-center gap-1 font-medium text-accent underline underline-offset-3 hover:decoration-2 [&::-webkit-details-marker]:hidden">
      <span>{title}</span>
      <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
    </summary>
    <div className="grid gap-3 pb-1">{children}</div>
  </details>
);
