import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface Props {
  /** What went wrong, in words. */
  readonly children: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** A part of a page that could not be read, and the way to try again. */
export const LoadError = ({ children, retryLabel, onRetry }: Props) => (
  <div role="alert" className="mt-4 grid animate-appear justify-items-start gap-3">
    <div className="flex items-start gap-3">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <p>{children}</p>
    </div>
    <Button kind="ghost" size="small" icon={RotateCw} onPress={onRetry}>
      {retryLabel}
    </Button>
  </div>
);
