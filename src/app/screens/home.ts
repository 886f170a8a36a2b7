import { activeAccount } from '../../../machines/account-choice.ts';
import { home } from '../../../machines/home/home.ts';
import { isInactiveStatus } from '../../../machines/topups/ordering-rules.ts';
import { HomeView } from '../../screens/home/HomeView.tsx';
import { defineScreen } from '../define-screen.ts';
import { watchTopupOffer } from '../watch-topup-offer.ts';

/** The content group of articles for cardholders, unless the configuration names another. */
const ARTICLE_GROUP = 'cardholder';

export const homeScreen = defineScreen(
  home,
  ({ ports, config: { articleGroup = ARTICLE_GROUP, imageOrigins }, granted }) => {
    const { account, accounts, cardholder, calendar, watchCardholderReloads, notifyGate } = granted();
    return {
      ports,
      accountId: account.id,
      isOnDashboard: activeAccount(accounts)?.id === account.id,
      isInactive: isInactiveStatus(account.cardHolder.status),
      articleGroup,
      imageOrigins,
      cardholder,
      watchCardholder: watchCardholderReloads,
      watchOffer: (listener) => watchTopupOffer(calendar, account, listener),
      onEvent: notifyGate,
    };
  },
  HomeView,
);
