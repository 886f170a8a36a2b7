import { useBrand } from './brand.ts';

interface Props {
  /** In the colours of printed matter, for use on the dark artwork. */
  readonly print?: boolean;
}

/** The default mark: a plate seen from above. */
export const LogoMark = ({ print = false }: Props) => (
  <svg aria-hidden viewBox="0 0 26 26" className={`size-7 shrink-0 ${print ? 'text-print-ink' : 'text-accent'}`}>
    <rect width="26" height="26" rx="9" fill="currentColor" />
    <circle
      cx="13"
      cy="13"
      r="6.5"
      fill="none"
      strokeWidth="3"
      className={print ? 'stroke-print-base' : 'stroke-accent-ink'}
    />
  </svg>
);

/** The mark and the name of the brand. */
export function Logo({ print = false }: Props) {
  const { name, logo } = useBrand();
  return (
    <span className="inline-flex items-center gap-2.5 font-bold text-title tracking-tight tablet:text-number">
      {logo === null ? <LogoMark print={print} /> : <img src={logo} alt="" className="h-7 w-auto" />}
      {name}
    </span>
  );
}
