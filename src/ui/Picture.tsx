import type { LucideIcon } from 'lucide-react';
import type { SyntheticEvent } from 'react';

interface Props {
  /** Null where there is none. */
  readonly src: string | null;
  /** Stands in for a picture that there is not, or that does not come. */
  readonly icon: LucideIcon;
}

const stepAside = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true;
};

/** A picture that only decorates. It is fetched when it is about to be seen, and fills its place. */
export const Picture = ({ src, icon: Icon }: Props) => (
  <span aria-hidden className="relative grid size-full place-items-center overflow-hidden bg-accent-soft text-accent">
    <Icon className="size-8" strokeWidth={1.5} />
    {src !== null && (
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={stepAside}
        className="absolute inset-0 size-full object-cover"
      />
    )}
  </span>
);
