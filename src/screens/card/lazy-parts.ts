import { lazyPart } from '../lazy-part.tsx';

const loadSensitiveInfoPanel = () => import('./SensitiveInfoPanel.tsx');

/** Shown below the card and loaded after it. */
export const CardOffers = lazyPart(() => import('./CardOffers.tsx'));

/** Shown only after a signature. */
export const SensitiveInfoPanel = lazyPart(loadSensitiveInfoPanel);
