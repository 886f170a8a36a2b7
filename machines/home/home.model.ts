import { cardholderInfo } from '../../contract/cardholder.ts';
import { defineModel } from '../model.ts';
import { home } from './home.ts';

const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);

export const homeModel = defineModel({
  machine: home,
  starts: {
    'home is open': {
      input: (ports, spy) => ({
        ports,
        accountId: 30412,
        isOnDashboard: true,
        articleGroup: 'cardholder',
        cardholder,
        onEvent: spy('onEvent'),
      }),
    },
  },
  events: {},
  actors: {
    notificationBanners: 'machine',
    balance: 'machine',
    nextTopup: 'machine',
    latestTransactions: 'machine',
    cardStatus: 'machine',
    articles: 'machine',
    contactCheck: 'machine',
  },
  identity: () => null,
  invariants: {
    'every part is running from the start': ({ snapshot: { context } }) =>
      Object.values(context).every((part) => part.getSnapshot().status === 'active'),
  },
});
