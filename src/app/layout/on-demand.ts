import { later } from '../../screens/later.tsx';

/** Stands in menus that are closed at first; the page does not wait for it. */
export const AccountPanel = later(() => import('./AccountPanel.tsx'));
