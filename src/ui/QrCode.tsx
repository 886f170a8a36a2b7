import { lazy, Suspense } from 'react';
import { SpinnerIcon } from './SpinnerIcon.tsx';

const QrDrawing = lazy(() => import('./QrDrawing.tsx'));

interface Props {
  /** What the code says, or a picture of the code as a data URL; null until it is known. */
  readonly code: string | null;
  /** Names the picture to a screen reader. */
  readonly label: string;
}

/** A QR code, dark on white with its quiet zone in either theme. Drawn by a library that is fetched when first needed. */
export const QrCode = ({ code, label }: Props) => (
  <div className="grid aspect-square w-full place-items-center overflow-hidden rounded-card border border-line bg-white shadow-tile">
    <Suspense fallback={<Pending />}>
      <Picture code={code} label={label} />
    </Suspense>
  </div>
);

const Pending = () => <SpinnerIcon className="size-8 text-black/40" />;

function Picture({ code, label }: Props) {
  if (code === null) return <Pending />;
  if (code.startsWith('data:image/')) return <img src={code} alt={label} className="size-full" />;
  return <QrDrawing code={code} label={label} />;
}
