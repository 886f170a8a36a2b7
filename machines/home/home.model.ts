import { cardholderInfo } from '../../contract/cardholder.ts';
import { defineModel } from '../model.ts';
import { home } from './home.ts';

const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);

export const homeModel = defineModel({
  machine: home,
  starts: {
    'an open account': {
      input: (ports, spy) => ({
        ports,
        accountId: 30412,
        isOnDashboard: true,
        articleGroup: 'cardholder',
        cardholder,
        tell: spy('tell'),
      }),
    },
  },
  events: {},
  actors: {
    notices: 'child',
    balance: 'child',
    nextTopup: 'child',
    latestTransactions: 'child',
    cardStanding: 'child',
    articles: 'child',
    contactCheck: 'child',
  },
  identity: () => null,
  invariants: {
    'every part is there from the start': ({ snapshot: { context } }) =>
      Object.values(context).every((part) => part.getSnapshot().status === 'active'),
  },
});
