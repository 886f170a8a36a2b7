import { appStore, BACK } from '../../../machines/app-redirect/app-redirect.ts';
import { systemOf } from '../../ports/system.ts';
import { AppStoreView } from '../../screens/app-redirect/AppStoreView.tsx';
import { screen } from '../screen.tsx';

export default screen(
  'app-store',
  appStore,
  ({ ports, config }) => ({
    ports,
    system: systemOf(navigator),
    stores: config.links.apps,
    isBack: new URLSearchParams(location.search).has(BACK),
  }),
  AppStoreView,
  { spans: 'accounts' },
);
