import { lazyPart } from '../lazy-part.tsx';

const fetchPinFrame = () => import('./PinFrame.tsx');
const fetchOrdered = () => import('./OrderConfirmation.tsx');

export const NotEligible = lazyPart(() => import('./NotEligible.tsx'));

export const PinFrame = lazyPart(fetchPinFrame);

export const OrderConfirmation = lazyPart(fetchOrdered);
