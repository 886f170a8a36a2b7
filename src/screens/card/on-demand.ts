import { later } from '../later.tsx';

const fetchSecretPanel = () => import('./SecretPanel.tsx');

/** What is done with a card now and then stands below the card, and comes after it. */
export const CardOffers = later(() => import('./CardOffers.tsx'));

/** What few people ever see: that their PIN is blocked. */
export const PinNotice = later(() => import('./PinNotice.tsx'));

/** What shows only after a signature. */
export const SecretPanel = later(fetchSecretPanel);

/** Fetches it while the person signs, or before. */
export function fetchAhead(): void {
  // Where it does not come, the part says so.
  fetchSecretPanel().catch(() => undefined);
}
