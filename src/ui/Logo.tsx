import { useBrand } from './brand.ts';
import { LogoMark } from './LogoMark.tsx';

/** The mark and the name of the brand; `print` on the dark art, where the mark turns light. */
export function Logo({ print = false }: { readonly print?: boolean }) {
  const { name, logo } = useBrand();
  const mark = logo === null ? <LogoMark print={print} /> : <img src={logo} alt="" className="h-7 w-auto" />;
  return (
    <span className="inline-flex items-center gap-2.5 font-bold text-title tracking-tight tablet:text-number">
      {mark}
      {name}
    </span>
  );
}
