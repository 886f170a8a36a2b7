import { lazyPart } from '../../screens/lazy-part.tsx';

/** Stands in menus that are closed at first; the page does not wait for it. */
export const AccountPanel = lazyPart(() => import('./AccountPanel.tsx'));
