import { notifications } from '../../contract/home.ts';
import { lostRows, withLost } from '../../contract/list.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel } from '../model.ts';
import { notificationBanners } from './notification-banners.ts';

const [first] = notifications.response.parse(notifications.example.response);
if (!first) throw new Error('the example of notifications is empty');
const second = {
  ...first,
  id: 4,
  summarySwedish: 'Betala med mobilen',
  url: 'https://www.example.se/telefon',
  urlNameSwedish: 'Så fungerar det',
};

export const notificationBannersModel = defineModel({
  machine: notificationBanners,
  starts: {
    'none dismissed': { input: (ports) => ({ ports }) },
    'first dismissed earlier': {
      device: { dismissedBanners: '[3]' },
      input: (ports) => ({ ports }),
    },
    'invalid stored value': {
      device: { dismissedBanners: '{' },
      input: (ports) => ({ ports }),
    },
  },
  events: {
    'banners.retry': 'noPayload',
    'banners.show': 'noPayload',
    'banner.dismiss': { first: { id: 3 }, second: { id: 4 } },
  },
  actors: {
    notifications: {
      done: { two: [first, second], one: [first], none: [], 'one that can be read': withLost([first], 1) },
      error: { 'server error': { kind: 'rejected', status: 500, detail: null }, unreachable: { kind: 'unreachable' } },
    },
  },
  identity: ({ banners, ports }) => [
    banners.map(({ id }) => id),
    lostRows(banners),
    ports.device.read('dismissedBanners'),
  ],
  invariants: {
    'shows the banners of the response that were not dismissed earlier': ({ start, steps, snapshot, lastAnswer }) => {
      if (steps.at(-1)?.kind !== 'done') return true;
      const dismissed = start === 'first dismissed earlier' ? [3] : [];
      const expected = (lastAnswer('notifications') ?? []).filter(({ id }) => !dismissed.includes(id));
      return isEqual(snapshot.context.banners, expected);
    },
    'a banner that is dismissed goes if the user can see it, and no other': ({ steps, before, snapshot }) => {
      const step = steps.at(-1);
      if (step?.kind !== 'event' || before === null) return true;
      const { banners } = before.context;
      const seen = before.matches({ shown: 'all' }) ? banners : banners.slice(0, 1);
      const { event } = step;
      const gone = event.type === 'banner.dismiss' ? seen.find(({ id }) => id === event.id) : undefined;
      return isEqual(
        snapshot.context.banners,
        banners.filter((banner) => banner !== gone),
      );
    },
    'the number of lost banners is that of the last response': ({ snapshot, lastAnswer }) =>
      lostRows(snapshot.context.banners) === lostRows(lastAnswer('notifications') ?? []),
    'the device stores exactly the dismissed banners': ({ start, snapshot, device, lastAnswer }) => {
      const loaded = lastAnswer('notifications')?.map(({ id }) => id) ?? [];
      const shown = snapshot.context.banners.map(({ id }) => id);
      const before = start === 'first dismissed earlier' ? [3] : [];
      const dismissed = [...new Set([...before, ...loaded.filter((id) => !shown.includes(id))])];
      if (dismissed.length === 0) return true;
      const stored: number[] = JSON.parse(device.dismissedBanners ?? '[]');
      return isEqual(stored.toSorted(), dismissed.toSorted());
    },
    'all banners are shown from the moment the user asks for them until none is left': (trace) => {
      const asked = trace.steps.findLastIndex((step) => step.kind === 'event' && step.event.type === 'banners.show');
      const wasOffered = trace.before?.can({ type: 'banners.show' }) ?? false;
      const isAsked = asked === trace.steps.length - 1 && wasOffered;
      const stays = trace.before?.matches({ shown: 'all' }) && trace.snapshot.context.banners.length > 0;
      return trace.snapshot.matches({ shown: 'all' }) === Boolean(isAsked || stays);
    },
    'the user can ask for all banners if and only if one of several is shown': ({ snapshot }) =>
      snapshot.can({ type: 'banners.show' }) ===
      (snapshot.context.banners.length > 1 && !snapshot.matches({ shown: 'all' })),
    'is in shown if and only if there are banners': ({ snapshot }) =>
      snapshot.matches('shown') === snapshot.context.banners.length > 0,
  },
});
