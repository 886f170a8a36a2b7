import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import type { Note } from './note.ts';
import type { Wire } from './plan.ts';
import { type Answer, type Backend, send } from './send.ts';

const callOf = (name: string): Call => {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(`no call is named ${name}`);
  return call;
};

type Step = readonly [name: string, request: Wire];

interface Pair {
  readonly change: Step;
  readonly undo: Step;
  /** The read that shows the change, and the value that differs. */
  readonly read: Step;
  readonly shows: (body: never) => unknown;
}

const rejected = (subject: string, answer: Answer): Note => ({
  subject,
  problem: `it was rejected: ${wordOf(answer)}`,
  effect: 'that it could not be done',
  change: 'use a test account that can do it',
  isFatal: false,
});
const unreadable = (subject: string): Note => ({
  subject,
  problem: 'the answer cannot be read',
  effect: 'that the outcome is not known',
  change: 'answer as docs/contract.md says',
  isFatal: true,
});
const notShown = (subject: string, read: string): Note => ({
  subject,
  problem: `${read} does not show the change at once`,
  effect: 'that it was not done',
  change: 'answer after the change is stored',
  isFatal: true,
});
const notUndone = (subject: string, name: string, answer: Answer): Note => ({
  subject,
  problem: `it did not undo ${name}: ${wordOf(answer)}`,
  effect: 'that it could not be done',
  change: 'undo it by hand: the account is not as it was',
  isFatal: true,
});

const wordOf = (answer: Answer): string => ('status' in answer ? `status ${answer.status}` : answer.kind);
const isDone = (answer: Answer): boolean =>
  answer.kind === 'json' || (answer.kind === 'notJson' && [200, 204].includes(answer.status));

const isUnreadable = (name: string, answer: Answer): boolean =>
  answer.kind === 'json' && !z.safeParse(callOf(name).response, answer.body).success;

/** Makes a change, looks whether a read shows it, and undoes it. Says what is not so. */
async function tried({ change, undo, read, shows }: Pair, backend: Backend): Promise<Note[]> {
  const ask = ([name, request]: Step) => send(callOf(name), request, backend);
  const value = async () => {
    const answer = await ask(read);
    return answer.kind === 'json' ? JSON.stringify(shows(answer.body as never)) : undefined;
  };
  const [name] = change;
  const before = await value();
  const answer = await ask(change);
  if (!isDone(answer)) return [rejected(name, answer)];
  const after = await value();
  const undone = await ask(undo);
  const end = await value();
  return [
    ...(isUnreadable(name, answer) ? [unreadable(name)] : []),
    ...(after === before ? [notShown(name, read[0])] : []),
    ...(!isDone(undone) || end !== before ? [notUndone(undo[0], name, undone)] : []),
  ];
}

type Read = <T>(name: string, request?: Wire) => Promise<T | undefined>;

interface Month {
  readonly monthNumber: number;
  readonly status: string;
}
type Months = { readonly months: readonly Month[] };

/** A month of next year that can be ordered, ordered and canceled. */
async function orderPair(read: Read, year: string): Promise<Pair[]> {
  const months = (await read<Months>('topupCalendar', { year }))?.months ?? [];
  const free = months.find(({ status }) => status === 'NOT_ORDERED');
  if (!free) return [];
  const month = { year, monthNumber: String(free.monthNumber) };
  const shows = (body: Months) => body.months.find(({ monthNumber }) => monthNumber === free.monthNumber)?.status;
  return [{ change: ['orderTopup', month], undo: ['cancelTopup', month], read: ['topupCalendar', { year }], shows }];
}

interface Card {
  readonly referenceCode: string;
  readonly status: unknown;
}

/** The active card, blocked and opened again. */
async function blockPair(read: Read): Promise<Pair[]> {
  const [account] = (await read<readonly { readonly id: number }[]>('accounts')) ?? [];
  const id = String(account?.id);
  const cards = account ? ((await read<readonly Card[]>('accountCards', { id })) ?? []) : [];
  const card = cards.find(({ status }) => status === 'ACTIVE');
  if (!card) return [];
  const { referenceCode } = card;
  const toggle: Step = ['temporaryBlock', { referenceCode }];
  const shows = (list: readonly Card[]) => list.find((one) => one.referenceCode === referenceCode)?.status;
  return [{ change: toggle, undo: toggle, read: ['accountCards', { id }], shows }];
}

interface Preferences {
  readonly preferences: { readonly subscribeTopups: boolean } | null;
}

/** Automatic top-ups, the other way and back. */
async function preferencePair(read: Read): Promise<Pair[]> {
  const isOn = (await read<Preferences>('readPreferences'))?.preferences?.subscribeTopups;
  if (isOn === undefined) return [];
  const save = (subscribeTopups: boolean): Step => ['savePreferences', { subscribeTopups }];
  const shows = ({ preferences }: Preferences) => preferences?.subscribeTopups;
  return [{ change: save(!isOn), undo: save(isOn), read: ['readPreferences', {}], shows }];
}

/**
 * Orders and cancels a month, blocks a card and lifts the block, and switches automatic top-ups over and back, where the
 * account allows it. Only for a test account.
 */
export async function changeNotes(backend: Backend, year: number): Promise<Note[]> {
  const read: Read = async <T>(name: string, request: Wire = {}) => {
    const answer = await send(callOf(name), request, backend);
    return answer.kind === 'json' ? (z.safeParse(callOf(name).response, answer.body).data as T | undefined) : undefined;
  };
  const notes: Note[] = [];
  const pairs = [
    ...(await orderPair(read, String(year + 1))),
    ...(await blockPair(read)),
    ...(await preferencePair(read)),
  ];
  for (const pair of pairs) notes.push(...(await tried(pair, backend)));
  return notes;
}
