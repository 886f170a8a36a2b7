import { lazyPart } from '../../screens/lazy-part.tsx';

/** In menus that are closed at first, so the page does not wait for it. */
export const AccountPanel = lazyPart(() => import('./AccountPanel.tsx'));
