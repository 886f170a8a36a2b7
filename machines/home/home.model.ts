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
        imageOrigins: [],
        cardholder,
        onEvent: spy('onEvent'),
      }),
    },
  },
  events: { 'banners.settled': 'noPayload' },
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
    'the page opens when the banners are read, or after a second': ({ steps, snapshot }) =>
      snapshot.matches('open') === steps.some(({ kind }) => kind === 'event' || kind === 'time'),
    'every part is running from the start': ({ snapshot: { context } }) =>
      Object.values(context).every((part) => part.getSnapshot().status === 'active'),
  },
});
