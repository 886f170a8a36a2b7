import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { CardParts } from './card-props.ts';

const SignatureDialog = lazy(() => import('../SignatureDialog.tsx'));

/** Asks for the signature that one of the card's secrets waits for. */
export function CardSignatureDialog({ sensitiveInfo, pin }: CardParts) {
  const forSecret = useSelector(sensitiveInfo, ({ children }) => children.signature);
  const forPin = useSelector(pin, ({ children }) => children.signature);
  const signature = forSecret ?? forPin;
  return <Suspense fallback={null}>{signature && <SignatureDialog actor={signature} />}</Suspense>;
}
