import type { ReactNode } from 'react';

interface Props {
  /** Read out once; the shapes are only for the eye. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Holds the place of what is being read, in its shape. */
export const Skeleton = ({ label, children }: Props) => (
  <div role="status" className="animate-appear">
    <span className="sr-only">{label}</span>
    <div aria-hidden className="animate-pulse">
      {children}
    </div>
  </div>
);

/** One shape of a skeleton; its size comes as classes. */
export const SkeletonBlock = ({ className }: { readonly className: string }) => (
  <div className={`rounded-small bg-line ${className}`} />
);
