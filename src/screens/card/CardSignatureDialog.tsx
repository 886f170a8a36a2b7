import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { CardParts } from './card-props.ts';

const SignatureDialog = lazy(() => import('../SignatureDialog.tsx'));

/** The signature that showing sensitive information or unblocking the PIN waits for. */
export function CardSignatureDialog({ sensitiveInfo, pin }: CardParts) {
  const forSensitiveInfo = useSelector(sensitiveInfo, ({ children }) => children.signature);
  const forPin = useSelector(pin, ({ children }) => children.signature);
  const signature = forSensitiveInfo ?? forPin;
  return <Suspense fallback={null}>{signature && <SignatureDialog actor={signature} />}</Suspense>;
}
