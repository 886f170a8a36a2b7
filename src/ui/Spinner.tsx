import { SpinnerIcon } from './SpinnerIcon.tsx';

/** Stands in for a whole page that nothing is known of yet. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <div role="status" className="grid min-h-64 place-items-center content-center gap-3 text-muted">
    <SpinnerIcon className="size-8 text-accent" />
    <p>{label}</p>
  </div>
);
