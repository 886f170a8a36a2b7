import type { AnyActorRef } from 'xstate';
import type { AnyModel } from '../../machines/model.ts';
import type { Situation } from './explorer.ts';
import { BARE, type Move } from './move.ts';

/** A move that can happen in a situation, and when. */
export interface Offer {
  readonly move: Move;
  /** ms since 1970 */
  readonly due: number;
}

interface Pending {
  readonly id: string;
  readonly actor: string;
  readonly ref: AnyActorRef;
}

/** The actors that have not been answered. */
function pending({ snapshot, answered }: Situation): Pending[] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  return Object.entries(children).flatMap(([id, ref]) =>
    ref === undefined || answered.has(ref) || typeof ref.src !== 'string' ? [] : [{ id, actor: ref.src, ref }],
  );
}

/** Of these, the ones that a path must answer or let come due. */
export const awaited = (model: AnyModel, situation: Situation): Pending[] =>
  pending(situation).filter(({ actor }) => {
    const behaviour = model.actors[actor];
    return behaviour === 'waits' || typeof behaviour === 'object';
  });

/** The moment that a waiting actor was given. Its input is no part of an actor's public face. */
const momentOf = (ref: AnyActorRef): number =>
  (ref as AnyActorRef & { readonly options: { readonly input: { readonly moment: number } } }).options.input.moment;

/** What comes about by itself, soonest first; of two at the same moment the one that was set first. */
export function dues(model: AnyModel, situation: Situation): Offer[] {
  const timers = situation.timers.map(({ event, due }): Offer => ({ move: { kind: 'timer', event }, due }));
  const waits = pending(situation)
    .filter(({ actor }) => model.actors[actor] === 'waits')
    .map(({ id, ref }): Offer => ({ move: { kind: 'wait', id }, due: Math.max(momentOf(ref), situation.time) }));
  return [...timers, ...waits].toSorted((a, b) => a.due - b.due);
}

function events({ events }: AnyModel): Move[] {
  return Object.entries(events).flatMap(([type, cases]) =>
    (cases === BARE ? [BARE] : Object.keys(cases)).map((label): Move => ({ kind: 'event', type, label })),
  );
}

function replies(model: AnyModel, situation: Situation): Move[] {
  return pending(situation).flatMap(({ id, actor }) => {
    const fixtures = model.actors[actor];
    if (typeof fixtures !== 'object') return [];
    return (['done', 'error'] as const).flatMap((kind) =>
      Object.keys(fixtures[kind]).map((label): Move => ({ kind, actor, id, label })),
    );
  });
}

/** Everything that can happen next. Of what comes by itself only the first; time passes only while nothing is due. */
export function offers(model: AnyModel, situation: Situation): Offer[] {
  if (situation.snapshot.status !== 'active' || situation.isOver) return [];
  const { time } = situation;
  const [first] = dues(model, situation);
  const lapses = Object.entries(model.idlePeriods ?? {})
    .map(([label, ms]): Offer => ({ move: { kind: 'lapse', label }, due: time + ms }))
    .filter(({ due }) => first === undefined || due < first.due);
  const atOnce = [...events(model), ...replies(model, situation)].map((move) => ({ move, due: time }));
  return [...atOnce, ...(first ? [first] : []), ...lapses];
}
