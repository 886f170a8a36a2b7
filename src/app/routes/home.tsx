import { activeAccount } from '../../../machines/account-choice.ts';
import { home } from '../../../machines/home/home.ts';
import { HomeView } from '../../screens/home/HomeView.tsx';
import { openGate } from '../gate.ts';
import { screen } from '../screen.tsx';

/** The content group of articles for cardholders, where the configuration names no other. */
const ARTICLE_GROUP = 'cardholder';

export default screen(
  'home',
  home,
  ({ ports, portal, config: { articleGroup = ARTICLE_GROUP } }) => {
    const { account, accounts, cardholder, tell } = openGate(portal);
    const isOnDashboard = activeAccount(accounts)?.id === account.id;
    return { ports, accountId: account.id, isOnDashboard, articleGroup, cardholder, tell };
  },
  HomeView,
);
