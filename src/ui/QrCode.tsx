import { lazy, Suspense } from 'react';

const QrDrawing = lazy(() => import('./QrDrawing.tsx'));

interface Props {
  /** What the code says, or a picture of the code as a data URL. */
  readonly code: string;
  /** Names the picture to a screen reader. */
  readonly label: string;
}

const isPicture = (code: string) => code.startsWith('data:image/');

/** A QR code, dark on white with its quiet zone in either theme. Drawn by a library that is fetched when first needed. */
export const QrCode = ({ code, label }: Props) => (
  <div className="aspect-square w-full overflow-hidden rounded-card border border-line bg-white p-3 shadow-tile">
    {isPicture(code) ? (
      <img src={code} alt={label} className="size-full" />
    ) : (
      <Suspense fallback={null}>
        <QrDrawing code={code} label={label} />
      </Suspense>
    )}
  </div>
);
