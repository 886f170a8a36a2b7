import { home } from '../../../machines/home/home.ts';
import { HomeView } from '../../screens/home/HomeView.tsx';
import { openGate } from '../gate.ts';
import { screen } from '../screen.tsx';

export default screen(
  'home',
  home,
  ({ ports, portal }) => ({ ports, accountId: openGate(portal).account.id }),
  HomeView,
);
