import { useCallback } from 'react';
import type { Frames } from '../../machines/ports.ts';

interface Props {
  readonly frames: Frames;
  /** Names the frame. */
  readonly title: string;
}

/** Where a page of the card vault shows, as long as its machine lets it. */
export function VaultFrame({ frames, title }: Props) {
  const place = useCallback((element: HTMLElement | null) => frames.place(element, title), [frames, title]);
  return <div ref={place} className="absolute inset-0" />;
}
