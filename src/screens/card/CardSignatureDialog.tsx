import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { LazySignatureDialog } from '../LazySignatureDialog.tsx';
import type { CardParts } from './card-props.ts';

/** The signature that showing sensitive information or unblocking the PIN waits for. */
export function CardSignatureDialog({ sensitiveInfo, pin }: CardParts) {
  const forSensitiveInfo = useSelector(sensitiveInfo, ({ children }) => children.signature);
  const forPin = useSelector(pin, ({ children }) => children.signature);
  const signature = forSensitiveInfo ?? forPin;
  return <Suspense fallback={null}>{signature && <LazySignatureDialog actor={signature} />}</Suspense>;
}
