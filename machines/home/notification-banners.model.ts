import { notifications } from '../../contract/content.ts';
import { defineModel } from '../model.ts';
import { notices } from './notification-banners.ts';

const [first] = notifications.response.parse(notifications.example.response);
if (!first) throw new Error('the example of notifications is empty');
const second = {
  ...first,
  id: 4,
  summarySwedish: 'Betala med telefonen',
  url: 'https://www.example.se/telefon',
  urlNameSwedish: 'Så fungerar det',
};
const both = [first, second];

export const noticesModel = defineModel({
  machine: notices,
  starts: {
    'nothing closed': { input: (ports) => ({ ports }) },
    'the first closed earlier': { device: { dismissedNotices: '[3]' }, input: (ports) => ({ ports }) },
    'nonsense remembered': { device: { dismissedNotices: '{' }, input: (ports) => ({ ports }) },
  },
  events: { 'notices.retry': 'bare', 'notice.dismiss': { 'the first': { id: 3 }, 'the second': { id: 4 } } },
  actors: {
    notifications: {
      done: { two: both, one: [first], none: [] },
      error: { 'the backend is down': { kind: 'rejected', status: 500, detail: null } },
    },
  },
  identity: ({ notices: shown }) => shown.map(({ id }) => id),
  invariants: {
    'what is shown is what was told, but for what was closed on this device': (trace) => {
      const { start, steps, snapshot, lastAnswer } = trace;
      const told = steps.findIndex(({ kind }) => kind === 'done');
      const closed = steps.flatMap((step, at) =>
        step.kind === 'event' && step.event.type === 'notice.dismiss' && told !== -1 && at > told
          ? [step.event.id]
          : [],
      );
      const gone = start === 'the first closed earlier' ? [3, ...closed] : closed;
      const left = (lastAnswer('notifications') ?? []).filter(({ id }) => !gone.includes(id));
      return JSON.stringify(snapshot.context.notices) === JSON.stringify(left);
    },
    'the device remembers what was told and is not shown, and nothing else': ({
      start,
      snapshot,
      device,
      lastAnswer,
    }) => {
      const told = lastAnswer('notifications')?.map(({ id }) => id) ?? [];
      const shown = snapshot.context.notices.map(({ id }) => id);
      const before = start === 'the first closed earlier' ? [3] : [];
      const closed = [...new Set([...before, ...told.filter((id) => !shown.includes(id))])];
      const { dismissedNotices = '[]' } = device;
      return closed.length === 0 || dismissedNotices === JSON.stringify(closed.toSorted());
    },
    'none are shown exactly when none are left': ({ snapshot }) =>
      snapshot.matches('shown') === snapshot.context.notices.length > 0,
  },
});
