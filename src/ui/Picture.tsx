import type { LucideIcon } from 'lucide-react';
import type { SyntheticEvent } from 'react';

interface Props {
  /** Null if there is no image. */
  readonly src: string | null;
  /** Shown if there is no image or it fails to load. */
  readonly icon: LucideIcon;
}

const hideImage = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true;
};

/** A decorative image that fills its container. Loaded when it is about to enter the viewport. */
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
        onError={hideImage}
        className="absolute inset-0 size-full object-cover"
      />
    )}
  </span>
);
