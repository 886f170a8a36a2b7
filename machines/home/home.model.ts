import { cardholderInfo } from '../../contract/cardholder.ts';
import { defineModel, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { home } from './home.ts';

const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);

/** The steps that can open the page. */
const settling = (steps: Trace<typeof home>['steps']) =>
  steps.filter((step) => step.kind !== 'event' || step.event.type === 'card.settled');

export const homeModel = defineModel({
  machine: home,
  starts: {
    'home is open': {
      input: (ports, spy) => ({
        ports,
        accountId: 30412,
        isOnDashboard: true,
        isInactive: false,
        articleGroup: 'cardholder',
        imageOrigins: [],
        cardholder,
        watchCardholder: () => () => undefined,
        watchOffer: () => () => undefined,
        onEvent: spy('onEvent'),
      }),
    },
  },
  events: { 'card.settled': 'noPayload', 'topups.changed': 'noPayload' },
  externalEvents: ['topups.changed'],
  actors: {
    notificationBanners: 'machine',
    balance: 'machine',
    nextOrder: 'machine',
    nextTopup: 'machine',
    latestTransactions: 'machine',
    cardStatus: 'machine',
    articles: 'machine',
    contactCheck: 'machine',
  },
  identity: () => null,
  invariants: {
    'the page opens when it is known whether the card can be used, or after 400 ms': ({ steps, snapshot }) =>
      snapshot.matches('opening') === (settling(steps).length === 0),
    'a warning has its place above the balance only if it was known when the page opened': ({ steps, snapshot }) => {
      const [first] = settling(steps);
      return snapshot.matches('open') === (first?.kind === 'event' && first.event.type === 'card.settled');
    },
    'the next top-up is read again after a change': ({ steps, effects, snapshot: { context } }) => {
      const last = steps.at(-1);
      const sent = effects.filter(({ name, step }) => name === `${context.nextTopup.id}.send` && step === steps.length);
      return sent.length === (last?.kind === 'event' && last.event.type === 'topups.changed' ? 1 : 0);
    },
    'every part is running from the start': ({ snapshot: { context } }) =>
      Object.values(context).every((part) => part.getSnapshot().status === 'active'),
    'the page waits 400 ms for the card': ({ steps, now }) =>
      steps.at(-1)?.label !== 'after longestWait' || now - MODEL_START === 400,
  },
});
