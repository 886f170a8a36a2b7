import { lazyPart } from '../lazy-part.tsx';

const fetchPinFrame = () => import('./PinFrame.tsx');
const fetchOrdered = () => import('./OrderConfirmation.tsx');

export const NotEligible = lazyPart(() => import('./NotEligible.tsx'));

export const PinFrame = lazyPart(fetchPinFrame);

export const OrderConfirmation = lazyPart(fetchOrdered);

/** Loads the code of later steps in advance, because the connection may be lost by then. */
export function preloadParts(): void {
  // A part that failed to load is requested again and shows its own error.
  Promise.all([fetchPinFrame(), fetchOrdered(), import('../SignatureDialog.tsx')]).catch(() => undefined);
}
