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

/** A picture of the card. */
export function PlasticCard({ label, lastFour, name }: Props) {
  const brand = useBrand();
  return (
    <div
      role="img"
      aria-label={label}
      className="relative isolate flex aspect-card w-full flex-col justify-between overflow-hidden rounded-card bg-print p-5 text-print-ink shadow-print tablet:p-6"
    >
      <div className="-inset-2/5 -z-10 absolute bg-rings" />
      <div className="flex items-center justify-between">
        <span className="flex items-center gap-2.5 font-bold text-title tracking-tight">
          <LogoMark print />
          {brand.name}
        </span>
        <Nfc className="size-6 opacity-80" />
      </div>
      <Chip />
      <div className="grid gap-2">
        <p className="whitespace-nowrap text-number tracking-widest">
          {'•••• •••• •••• '}
          {lastFour ?? '••••'}
        </p>
        <p className="truncate text-small uppercase tracking-wide">{name}</p>
      </div>
    </div>
  );
}

const Chip = () => (
  <svg aria-hidden viewBox="0 0 42 32" className="w-11">
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
