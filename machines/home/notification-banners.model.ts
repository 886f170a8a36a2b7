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
  summarySwedish: 'Betala med telefonen',
  url: 'https://www.example.se/telefon',
  urlNameSwedish: 'Så fungerar det',
};

export const notificationBannersModel = defineModel({
  machine: notificationBanners,
  starts: {
    'none dismissed': { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) },
    'first dismissed earlier': {
      device: { dismissedBanners: '[3]' },
      input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }),
    },
    'invalid stored value': {
      device: { dismissedBanners: '{' },
      input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }),
    },
  },
  events: { 'banners.retry': 'noPayload', 'banner.dismiss': { first: { id: 3 }, second: { id: 4 } } },
  actors: {
    notifications: {
      done: { two: [first, second], one: [first], none: [], 'one that can be read': withLost([first], 1) },
      error: { 'server error': { kind: 'rejected', status: 500, detail: null } },
    },
  },
  identity: ({ banners, ports }) => [
    banners.map(({ id }) => id),
    lostRows(banners),
    ports.device.read('dismissedBanners'),
  ],
  invariants: {
    'shows the banners of the response that were not dismissed on this device': (trace) => {
      const { start, steps, snapshot, lastAnswer } = trace;
      const loaded = steps.findIndex(({ kind }) => kind === 'done');
      const dismissedNow = steps.flatMap((step, index) =>
        step.kind === 'event' && step.event.type === 'banner.dismiss' && loaded !== -1 && index > loaded
          ? [step.event.id]
          : [],
      );
      const dismissed = start === 'first dismissed earlier' ? [3, ...dismissedNow] : dismissedNow;
      const expected = (lastAnswer('notifications') ?? []).filter(({ id }) => !dismissed.includes(id));
      return isEqual(snapshot.context.banners, expected);
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
    'the owner hears once about each read, when it has ended, and with its result': (trace) => {
      const dismissedAtStart = trace.start === 'first dismissed earlier' ? [3] : [];
      const expected = trace.steps.flatMap((step) => {
        if (step.kind === 'error') return ['failed'];
        if (step.kind !== 'done') return [];
        const count = step.output.filter(({ id }) => !dismissedAtStart.includes(id)).length;
        return [['none', 'one'][count] ?? 'several'];
      });
      const heard = trace.effects.filter(({ name }) => name === 'onEvent').map(({ args }) => args);
      return isEqual(
        heard,
        expected.map((result) => [{ type: 'banners.settled', result }]),
      );
    },
    'is in shown if and only if there are banners': ({ snapshot }) =>
      snapshot.matches('shown') === snapshot.context.banners.length > 0,
  },
});
