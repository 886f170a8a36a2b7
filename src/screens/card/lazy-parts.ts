import { lazyPart } from '../lazy-part.tsx';

const fetchSecretPanel = () => import('./SensitiveInfoPanel.tsx');

/** What is done with a card now and then stands below the card, and comes after it. */
export const CardOffers = lazyPart(() => import('./CardOffers.tsx'));

/** What few people ever see: that their PIN is blocked. */
export const PinNotice = lazyPart(() => import('./PinNotice.tsx'));

/** What shows only after a signature. */
export const SensitiveInfoPanel = lazyPart(fetchSecretPanel);

/** Fetches it while the person signs, or before. */
export function preloadParts(): void {
  // Where it does not come, the part says so.
  fetchSecretPanel().catch(() => undefined);
}
