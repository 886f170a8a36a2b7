import { Suspense } from 'react';
import { requiredPart } from './required-part.ts';
import { SpinnerIcon } from './Spinner.tsx';

const QrDrawing = requiredPart(() => import('./QrDrawing.tsx'));

interface Props {
  /** The text to encode, or an image of the code as a data URL; null while it is loading. */
  readonly code: string | null;
  /** The text alternative. */
  readonly label: string;
}

/** A QR code, dark on white in both themes and in forced colours, or no phone can read it. The library that draws it is loaded when it is first needed. */
export const QrCode = ({ code, label }: Props) => (
  <div className="grid aspect-square w-full place-items-center overflow-hidden rounded-card border border-line bg-white shadow-tile forced-color-adjust-none">
    <Suspense fallback={<Pending />}>
      <Code code={code} label={label} />
    </Suspense>
  </div>
);

const Pending = () => <SpinnerIcon className="size-8 text-black/40" />;

function Code({ code, label }: Props) {
  if (code === null) return <Pending />;
  if (code.startsWith('data:image/')) return <img src={code} alt={label} className="size-full" />;
  return <QrDrawing code={code} label={label} />;
}
