import { cardholderInfo } from '../../contract/cardholder.ts';
import { defineModel } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
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
        watchCardholder: () => () => undefined,
        watchOffer: () => () => undefined,
        onEvent: spy('onEvent'),
      }),
    },
  },
  events: {
    'banners.settled': {
      one: { result: 'one' },
      several: { result: 'several' },
      none: { result: 'none' },
      failed: { result: 'failed' },
    },
    'banners.show': 'noPayload',
  },
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
      snapshot.matches('opening') ===
      steps.every((step) => step.kind === 'event' && step.event.type !== 'banners.settled'),
    'banners have their full height if one was read in time, or if the user asked for them': ({
      steps,
      before,
      snapshot,
    }) => {
      const last = steps.at(-1);
      const event = last?.kind === 'event' ? last.event : null;
      const isSettled = before?.matches('opening') && event?.type === 'banners.settled';
      const wereInTime = isSettled && (event.result === 'one' || event.result === 'none');
      const wereAskedFor = event?.type === 'banners.show' && before?.can(event);
      return snapshot.matches('open') === Boolean(before?.matches('open') || wereInTime || wereAskedFor);
    },
    'the user can ask for banners if and only if there are some and they are not shown': ({ steps, snapshot }) =>
      snapshot.can({ type: 'banners.show' }) ===
      (!snapshot.matches('open') &&
        steps.some(
          (step) => step.kind === 'event' && 'result' in step.event && ['one', 'several'].includes(step.event.result),
        )),
    'every part is running from the start': ({ snapshot: { context } }) =>
      Object.values(context).every((part) => part.getSnapshot().status === 'active'),
    'the page waits a second for the banners': ({ steps, now }) =>
      steps.at(-1)?.label !== 'after longestWait' || now - MODEL_START === 1000,
  },
});
