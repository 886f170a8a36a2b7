import { Nfc } from 'lucide-react';
import { useBrand } from './brand.ts';
import { Chip } from './Chip.tsx';
import { LogoMark } from './LogoMark.tsx';

interface Props {
  /** Says what the picture shows. */
  readonly label: string;
  /** The last four digits of the number; null while there is no card. */
  readonly lastFour: string | null;
  readonly name: string;
}

/** The card, drawn. A picture with a name; what can be done with the card stands beside it. */
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
