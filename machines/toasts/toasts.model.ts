import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../model.ts';
import type { Toast } from '../ports.ts';
import { toasts } from './toasts.ts';

type Shown = SnapshotFrom<typeof toasts>['context']['shown'];

const FAILED_TOPUP = { type: 'error', message: { id: 'failure.unreachable' }, failedChange: 'orderTopup' } as const;

const textsOf = (shown: Shown) => shown.map(({ toast: { message } }) => JSON.stringify(message));
const idsOf = (shown: Shown) => shown.map(({ id }) => id);

/** The toasts that stay when a new one is shown, if there is room. */
const othersThan = (toast: Toast, shown: Shown) =>
  shown.filter(({ toast: { message, failedChange } }) => {
    const isOldFailure = toast.type === 'success' && failedChange !== undefined;
    return JSON.stringify(message) !== JSON.stringify(toast.message) && !isOldFailure;
  });

export const toastsModel = defineModel({
  machine: toasts,
  starts: { 'no toasts': { input: () => undefined } },
  events: {
    'toast.show': {
      'an error': { toast: { type: 'error', message: { id: 'failure.rejected' } } },
      'an alert': { toast: { type: 'alert', message: { id: 'language.saveFailed' } } },
      'a hint': { toast: { type: 'info', message: { id: 'password-reset.recovery.sent' } } },
      'a success': { toast: { type: 'success', message: { id: 'limits.saved' } } },
      'a top-up that failed': { toast: FAILED_TOPUP },
    },
    'change.started': { 'a top-up': { call: 'orderTopup' }, 'another change': { call: 'savePreferences' } },
    'toast.removed': { 'the first': { id: 1 }, 'an unknown toast': { id: 99 } },
  },
  actors: { toast: 'machine' },
  identity: ({ shown }) => [textsOf(shown), shown.some(({ id }) => id === 1)],
  invariants: {
    'at most four toasts are visible, the newest last': ({ snapshot: { context } }) => {
      const ids = idsOf(context.shown);
      return ids.length <= 4 && ids.every((id, index) => id > (ids[index - 1] ?? 0));
    },
    'no text is shown twice': ({ snapshot: { context } }) =>
      new Set(textsOf(context.shown)).size === context.shown.length,
    'a new toast is visible, and the others stay if there is room': ({ steps, before, snapshot: { context } }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'toast.show') return true;
      const others = othersThan(last.event.toast, before?.context.shown ?? []);
      const expected = [...idsOf(others), context.count].slice(-4);
      const newest = context.shown.at(-1)?.toast;
      return `${idsOf(context.shown)}` === `${expected}` && newest === last.event.toast;
    },
    'a success leaves no failed change beside it': ({ snapshot: { context } }) => {
      const success = context.shown.findIndex(({ toast }) => toast.type === 'success');
      return context.shown.slice(0, success + 1).every(({ toast }) => toast.failedChange === undefined);
    },
    'a change that starts removes its failure and nothing else': ({ steps, before, snapshot: { context } }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'change.started') return true;
      const { call } = last.event;
      const others = (before?.context.shown ?? []).filter(({ toast }) => toast.failedChange !== call);
      return `${idsOf(context.shown)}` === `${idsOf(others)}`;
    },
    'a toast that is removed is not visible any more, and the others are': ({
      steps,
      before,
      snapshot: { context },
    }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'toast.removed') return true;
      const { id: removedId } = last.event;
      const others = idsOf(before?.context.shown ?? []).filter((id) => id !== removedId);
      return `${idsOf(context.shown)}` === `${others}`;
    },
    'every toast is counted': ({ steps, before, snapshot: { context } }) => {
      const last = steps.at(-1);
      const isNew = last?.kind === 'event' && last.event.type === 'toast.show';
      return context.count === (before?.context.count ?? 0) + (isNew ? 1 : 0);
    },
  },
});
