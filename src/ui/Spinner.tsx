import { LoaderCircle } from 'lucide-react';

/** A rotating circle without a text; hidden from screen readers. */
export const SpinnerIcon = ({ className = 'size-5' }: { readonly className?: string }) => (
  <LoaderCircle aria-hidden className={`shrink-0 animate-turn ${className}`} />
);

interface Props {
  readonly label: string;
  /** Shown below the label if the page takes longer than five seconds. */
  readonly lateNote?: string;
}

/** Replaces a whole page while it loads. For parts of a page use `Skeleton`. */
export const Spinner = ({ label, lateNote }: Props) => (
  <div role="status" className="grid min-h-64 place-items-center content-center gap-3 text-muted">
    <SpinnerIcon className="size-8 text-accent" />
    <p>{label}</p>
    {lateNote && <p className="animate-late text-small">{lateNote}</p>}
  </div>
);
