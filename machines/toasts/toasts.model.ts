import type { SnapshotFrom } from 'xstate';
import { isEqual } from '../is-equal.ts';
import { defineModel } from '../model.ts';
import { toasts } from './toasts.ts';

type Shown = SnapshotFrom<typeof toasts>['context']['shown'];

const FAILED_TOPUP = { type: 'error', message: { id: 'failure.unreachable' }, failedChange: 'orderTopup' } as const;

const CHECK = { type: 'alert', message: { id: 'failure.checking' }, failedChange: 'replaceCard' } as const;

const textsOf = (shown: Shown) => shown.map(({ toast: { message } }) => JSON.stringify(message));
const idsOf = (shown: Shown) => shown.map(({ id }) => id);

export const toastsModel = defineModel({
  machine: toasts,
  starts: { 'no toasts': { input: () => undefined } },
  events: {
    'toast.show': {
      'an error': { toast: { type: 'error', message: { id: 'failure.rejected' } } },
      'an alert': { toast: { type: 'alert', message: { id: 'language.saveFailed' } } },
      'a hint': { toast: { type: 'info', message: { id: 'password-reset.recovery.sent' } } },
      'a check': { toast: CHECK },
      'another success about the limits': {
        toast: { type: 'success', message: { id: 'limits.changedElsewhere', values: { daily: 200, weekly: 900 } } },
      },
      'a success': { toast: { type: 'success', message: { id: 'limits.saved' } } },
      'a top-up that failed': { toast: FAILED_TOPUP },
    },
    'change.started': { 'a top-up': { call: 'orderTopup' }, 'another change': { call: 'savePreferences' } },
    'check.ended': 'noPayload',
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
    'a new toast is visible': ({ steps, snapshot: { context } }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'toast.show') return true;
      const newest = context.shown.at(-1);
      return newest?.id === context.count && newest.toast === last.event.toast;
    },
    'a new toast hides only its own text, a failed change, or the oldest of five': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'toast.show') return true;
      const { toast: shown } = last.event;
      const others = (before?.context.shown ?? []).filter(({ toast }) => !isEqual(toast.message, shown.message));
      const hidden = others.filter(({ id }) => !idsOf(snapshot.context.shown).includes(id));
      const isOver = ({ toast }: Shown[number]) =>
        shown.type === 'success' && (toast.failedChange !== undefined || toast.type === 'success');
      const unexplained = hidden.filter((entry) => !isOver(entry));
      const isFull = others.filter((entry) => !isOver(entry)).length === 4;
      return isFull ? `${idsOf(unexplained)}` === `${others[0]?.id}` : unexplained.length === 0;
    },
    'a success leaves no failed change beside it': ({ snapshot: { context } }) => {
      const success = context.shown.findIndex(({ toast }) => toast.type === 'success');
      return context.shown.slice(0, success + 1).every(({ toast }) => toast.failedChange === undefined);
    },
    'of two successes about one thing only the last is visible': ({ snapshot: { context } }) =>
      context.shown.filter(({ toast }) => toast.type === 'success').length <= 1,
    'after a check no toast says that something is being checked, and the others stay': ({
      steps,
      before,
      snapshot,
    }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'check.ended') return true;
      const others = (before?.context.shown ?? []).filter(({ toast }) => toast !== CHECK);
      return isEqual(idsOf(snapshot.context.shown), idsOf(others));
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
