import { LoaderCircle } from 'lucide-react';

/** The turning mark of something under way; says nothing to a screen reader. */
export const SpinnerIcon = ({ className = 'size-5' }: { readonly className?: string }) => (
  <LoaderCircle aria-hidden className={`shrink-0 animate-turn ${className}`} />
);
