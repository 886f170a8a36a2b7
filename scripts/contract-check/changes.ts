import * as z from 'zod/mini';
import type { Call, ResponseOf } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import type { clientPreferences, NotificationFlag, Preferences } from '../../contract/preferences.ts';
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
  /** What is changed, if the call changes several things. */
  readonly part?: string;
  readonly change: Step;
  readonly undo: Step;
  /** The read that shows the change, and the value that differs. */
  readonly read: Step;
  readonly shows: (body: never) => unknown;
}

const subjectOf = ({ change: [name], part }: Pair): string => (part ? `${name} (${part})` : name);
const wordOf = (answer: Answer): string => ('status' in answer ? `status ${answer.status}` : answer.kind);
const isDone = (answer: Answer): boolean =>
  answer.kind === 'json' || (answer.kind === 'notJson' && [200, 204].includes(answer.status));

const isUnreadable = (name: string, answer: Answer): boolean =>
  answer.kind === 'json' && !z.safeParse(callOf(name).response, answer.body).success;

const BY_HAND = 'undo it by hand: the account is not as it was';

const noteOf = (problem: string, effect: string, change: string, isFatal = true) => ({
  problem,
  effect,
  change,
  isFatal,
});
const notRead = (name: string) =>
  noteOf(`${name} cannot be read, so nothing was changed`, 'an error', 'answer as docs/contract.md says');
const rejected = (answer: Answer) =>
  noteOf(`it was rejected: ${wordOf(answer)}`, 'that it could not be done', 'use a test account that can do it', false);
const lost = (answer: Answer) =>
  noteOf(`it was made, but the answer was ${wordOf(answer)}`, 'that it could not be done', 'answer with 2xx');
const unknown = (answer: Answer, read: string) =>
  noteOf(`it ended with ${wordOf(answer)}, and ${read} cannot be read`, 'that the outcome is not known', BY_HAND);
const unreadable = () =>
  noteOf('the answer cannot be read', 'that the outcome is not known', 'answer as docs/contract.md says');
const notShown = (read: string) =>
  noteOf(`${read} does not show the change at once`, 'that it was not done', 'answer after the change is stored');
const notUndone = (undo: string, answer: Answer) =>
  noteOf(`${undo} did not undo it: ${wordOf(answer)}`, 'that it could not be done', BY_HAND);

/**
 * Makes a change, looks whether a read shows it, and undoes it, also if the answer or a read was lost. Says what is not so.
 * A change that was not made is not undone: some undo themselves, so that undoing would make one.
 */
async function tried(pair: Pair, backend: Backend): Promise<Omit<Note, 'subject'>[]> {
  const { change, undo, read, shows } = pair;
  const ask = async ([name, request]: Step): Promise<Answer> => {
    try {
      return await send(callOf(name), request, backend);
    } catch {
      // An adapter can throw.
      return { kind: 'unreachable' };
    }
  };
  const readOnce = async () => {
    const answer = await ask(read);
    const body = answer.kind === 'json' ? z.safeParse(callOf(read[0]).response, answer.body).data : undefined;
    return body === undefined ? undefined : JSON.stringify(shows(body as never));
  };
  const value = async () => (await readOnce()) ?? readOnce();
  const before = await value();
  if (before === undefined) return [notRead(read[0])];
  const answer = await ask(change);
  const after = await value();
  if (!isDone(answer) && after === undefined) return [unknown(answer, read[0])];
  if (!isDone(answer) && after === before) return [rejected(answer)];
  let undone = await ask(undo);
  let end = await value();
  if (!isDone(undone) && end !== undefined && end !== before) {
    undone = await ask(undo);
    end = await value();
  }
  return [
    ...(isDone(answer) ? [] : [lost(answer)]),
    ...(isUnreadable(change[0], answer) ? [unreadable()] : []),
    ...(after === before ? [notShown(read[0])] : []),
    ...(end === before ? [] : [notUndone(undo[0], undone)]),
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

/** One that most users do not have. */
const FLAG = 'specialOffersEmail' satisfies NotificationFlag;
const ONE_HUNDRED_KRONOR = 10_000;

/** Automatic top-ups, one notification and the weekly limit, each another way and back. */
async function preferencePairs(read: Read): Promise<Pair[]> {
  const found = await read<Preferences>('readPreferences');
  const allowed = await read<ResponseOf<typeof clientPreferences>>('clientPreferences');
  // Whether all other preferences are as they were, too.
  const shows = (all: Preferences) => all;
  const pairOf = (part: string, change: Wire, undo: Wire): Pair => ({
    part,
    change: ['savePreferences', change],
    undo: ['savePreferences', undo],
    read: ['readPreferences', {}],
    shows,
  });
  const isOn = found?.preferences?.subscribeTopups;
  const flags = Object.entries(found?.notificationMethod ?? {}).filter(([, on]) => on !== null);
  const known = Object.fromEntries(flags);
  const [daily, weekly] = [found?.dailyPurchaseLimit ?? null, found?.weeklyPurchaseLimit ?? null];
  const mayLimit = allowed?.allowClientToChangeCardholderLimits === true && daily !== null && weekly !== null;
  const limits = { dailyPurchaseLimit: daily, weeklyPurchaseLimit: weekly };
  const higher = { ...limits, weeklyPurchaseLimit: Math.max(daily ?? 0, weekly ?? 0) + ONE_HUNDRED_KRONOR };
  return [
    ...(isOn === undefined ? [] : [pairOf('automatic top-ups', { subscribeTopups: !isOn }, { subscribeTopups: isOn })]),
    ...(FLAG in known ? [pairOf('one notification', { ...known, [FLAG]: !known[FLAG] }, known)] : []),
    ...(mayLimit ? [pairOf('limits', higher, limits)] : []),
  ];
}

/** Each change, and why it can be impossible with an account. */
const NEEDS: Readonly<Record<string, string>> = {
  orderTopup: 'no month of next year can be ordered, or the calendar cannot be read',
  temporaryBlock: 'no card is active',
  'savePreferences (automatic top-ups)': 'the preferences cannot be read',
  'savePreferences (one notification)': 'the notification is missing in the preferences',
  'savePreferences (limits)': 'a limit is missing, or the employer does not allow to change it',
};

/** What `--changes` has done, by the names of the changes. */
export interface Changes {
  /** Made, shown by the next read, and undone. */
  readonly undone: readonly string[];
  /** With the reason. */
  readonly untried: readonly string[];
}

/**
 * Orders and cancels a month, blocks a card and lifts the block, and changes the preferences and back, where the account
 * allows it. Only for a test account.
 */
export async function tryChanges(
  backend: Backend,
  year: number,
): Promise<Changes & { readonly notes: readonly Note[] }> {
  const read: Read = async <T>(name: string, request: Wire = {}) => {
    const answer = await send(callOf(name), request, backend);
    return answer.kind === 'json' ? (z.safeParse(callOf(name).response, answer.body).data as T | undefined) : undefined;
  };
  const notes: Note[] = [];
  const pairs = [
    ...(await orderPair(read, String(year + 1))),
    ...(await blockPair(read)),
    ...(await preferencePairs(read)),
  ];
  for (const pair of pairs)
    notes.push(...(await tried(pair, backend)).map((note) => ({ subject: subjectOf(pair), ...note })));
  const subjects = pairs.map(subjectOf);
  return {
    notes,
    undone: subjects.filter((name) => notes.every(({ subject }) => subject !== name)),
    untried: Object.entries(NEEDS)
      .filter(([name]) => !subjects.includes(name))
      .map(([name, reason]) => `${name}: ${reason}`),
  };
}
