import { Nfc } from 'lucide-react';
import { useBrand } from './brand.ts';
import { LogoMark } from './Logo.tsx';

interface Props {
  /** The text alternative of the picture. */
  readonly label: string;
  /** The last four digits of the card number; null if there is no card. */
  readonly lastFour: string | null;
  readonly name: string;
}

/** A picture of the card. Its texts are not larger than it has room for, at each text size. */
export function PlasticCard({ label, lastFour, name }: Props) {
  const brand = useBrand();
  return (
    <div
      role="img"
      aria-label={label}
      className="@container relative isolate aspect-card w-full overflow-hidden rounded-card bg-print text-print-ink shadow-print"
    >
      <div className="-inset-2/5 -z-10 absolute bg-rings" />
      <div className="flex h-full flex-col justify-between p-card tablet:p-6">
        <div className="flex items-center justify-between">
          <span className="flex items-center gap-2.5 font-bold text-card-title tracking-tight">
            <LogoMark print />
            <span>{brand.name}</span>
          </span>
          <Nfc className="size-6 opacity-80" />
        </div>
        <Chip />
        <div className="grid gap-2">
          <span className="whitespace-nowrap text-card-number tracking-widest">{`•••• •••• •••• ${lastFour ?? '••••'}`}</span>
          <span className="truncate text-card-name uppercase tracking-wide">{name}</span>
        </div>
      </div>
    </div>
  );
}

const Chip = () => (
  <svg aria-hidden viewBox="0 0 42 32" className="min-h-0 w-card-chip shrink">
    <defs>
      <linearGradient id="chip" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="currentColor" className="text-gold-light" />
        <stop offset="1" stopColor="currentColor" className="text-gold-deep" />
      </linearGradient>
    </defs>
    <rect width="42" height="32" rx="7" fill="url(#chip)" />
    <path
      d="M0 11h13M0 21h13M29 11h13M29 21h13M13 0v32M29 0v32M13 16h16"
      className="fill-none stroke-gold-line/60"
      strokeWidth="1"
    />
  </svg>
);
