import type { ReactNode } from 'react';

interface Props {
  /** Announced by screen readers; the blocks are hidden from them. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Placeholder of a part of a page while it loads; its `SkeletonBlock`s have the shape of the content. */
export const Skeleton = ({ label, children }: Props) => (
  <div role="status" className="animate-appear">
    <span className="sr-only">{label}</span>
    <div aria-hidden className="animate-pulse">
      {children}
    </div>
  </div>
);

interface TextProps {
  /** Sets the width. */
  readonly className?: string;
  /** An invisible text with the length of the one that is loading; without it one line. */
  readonly children?: ReactNode;
}

/** A text in a skeleton, as high as the text that replaces it. */
export const SkeletonText = ({ className = '', children }: TextProps) => (
  <span
    className={`inline-block max-w-full rounded-small bg-line align-top text-transparent ${children ? '' : 'h-[1lh]'} ${className}`}
  >
    {children}
  </span>
);

/** One block of a skeleton; `className` sets its size. */
export const SkeletonBlock = ({ className }: { readonly className: string }) => (
  <div className={`rounded-small bg-line ${className}`} />
);
