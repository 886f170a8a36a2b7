import { lazyPart } from '../lazy-part.tsx';

const fetchPinFrame = () => import('./PinFrame.tsx');
const fetchOrdered = () => import('./Ordered.tsx');

/** What few people see: why none can be ordered. */
export const Refused = lazyPart(() => import('./Refused.tsx'));

/** What shows only after a press. */
export const PinFrame = lazyPart(fetchPinFrame);

/** Where an order ends. */
export const Ordered = lazyPart(fetchOrdered);

/** Fetches what comes later, the question for a signature with it: by the time it is asked for, nobody may answer. */
export function fetchAhead(): void {
  // Where it does not come, the part says so.
  Promise.all([fetchPinFrame(), fetchOrdered(), import('../SignatureDialog.tsx')]).catch(() => undefined);
}
