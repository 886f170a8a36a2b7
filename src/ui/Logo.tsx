import { useBrand } from './brand.ts';

interface Props {
  /** In the colours of printed matter, for use on the dark artwork. */
  readonly print?: boolean;
}

/** The default mark: a plate seen from above. */
const DefaultMark = ({ print = false }: Props) => (
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

/** The logo of the brand, or the default mark if the configuration has none. */
export function LogoMark({ print = false }: Props) {
  const { logo } = useBrand();
  if (logo === null) return <DefaultMark print={print} />;
  // The size is fixed, so that the name beside it does not move when the picture arrives.
  return <img src={logo} alt="" width={28} height={28} className="size-7 shrink-0 object-contain" />;
}

/** The mark and the name of the brand. */
export const Logo = ({ print = false }: Props) => (
  <span className="inline-flex min-w-0 wrap-break-word items-center gap-2.5 font-bold text-brand tracking-tight desktop:text-number">
    <LogoMark print={print} />
    <span data-brand-name>{useBrand().name}</span>
  </span>
);
