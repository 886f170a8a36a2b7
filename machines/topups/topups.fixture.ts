import type { TopupCalendar } from '../../contract/topups.ts';
import type { Trace } from '../model.ts';
import type { topups } from './topups.ts';

export type TopupsTrace = Trace<typeof topups>;
type Step = TopupsTrace['steps'][number];

const LOAD = 'topupCalendar';

interface Answer {
  readonly year: number;
  /** How many steps came before the request. */
  readonly requestedAt: number;
  /** How many steps there were with the answer. */
  readonly answeredAt: number;
  readonly label: string;
  readonly calendar: TopupCalendar;
}

/** A calendar that was loaded. */
interface Read extends Answer {
  /** The user sees another year, which is up to date, and does not wait for this one. */
  readonly isInBackground: boolean;
}

const YEARS = [2026, 2027];

/** The requested years, with the number of steps before each request. */
const requests = ({ effects }: TopupsTrace) =>
  effects.flatMap(({ name, args, step }) =>
    name === `call.${LOAD}` ? [{ year: (args[0] as { year: number }).year, requestedAt: step }] : [],
  );

/** The years that were requested because of the last step. */
export const requestedYears = (trace: TopupsTrace): readonly number[] =>
  requests(trace).flatMap(({ year, requestedAt }) => (requestedAt === trace.steps.length ? [year] : []));

function answers(trace: TopupsTrace): readonly Answer[] {
  return trace.steps.flatMap((step, index) => {
    if (step.kind !== 'done' || step.actor !== LOAD) return [];
    const request = requests(trace).findLast(({ requestedAt }) => requestedAt <= index);
    if (request === undefined) return [];
    return { ...request, answeredAt: index + 1, label: step.label, calendar: step.output };
  });
}

/** The first steps of a trace, with their effects. */
const firstSteps = (trace: TopupsTrace, count: number): TopupsTrace => ({
  ...trace,
  steps: trace.steps.slice(0, count),
  effects: trace.effects.filter(({ step }) => step <= count),
});

const choicesIn = ({ steps }: TopupsTrace) =>
  steps.flatMap((step) => (step.kind === 'event' && step.event.type === 'year.choose' ? [step.event.year] : []));

/** The year that the user has chosen. */
export const chosenYear = (trace: TopupsTrace): number => choicesIn(trace).at(-1) ?? 2026;

const isOpened = (trace: TopupsTrace, year: number) => year === 2026 || choicesIn(trace).includes(year);

/** Whether the months of a year may have changed in a step. */
const isChangeOf = (year: number, step: Step): boolean =>
  step.kind === 'time' ||
  (step.kind === 'event' &&
    step.event.type === 'calendar.changed' &&
    (step.event.year === null || step.event.year === year));

/** Whether the page has a calendar of a year: one that was only read in the background does not outlast a change. */
export function isLoaded(trace: TopupsTrace, year: number): boolean {
  const answer = answers(trace).findLast((one) => one.year === year && one.calendar.topupSettings !== null);
  if (answer === undefined) return false;
  return trace.steps.every(
    (step, index) => index < answer.answeredAt || !isChangeOf(year, step) || isOpened(firstSteps(trace, index), year),
  );
}

/** The opened years that may have changed after the request of their last calendar. */
export const outdatedYears = (trace: TopupsTrace): readonly number[] =>
  YEARS.filter((year) => {
    const changedAt = trace.steps.findLastIndex((step) => isChangeOf(year, step)) + 1;
    const last = answers(trace).findLast((answer) => answer.year === year);
    return isOpened(trace, year) && isLoaded(trace, year) && changedAt > (last?.requestedAt ?? 0);
  });

/** The calendars that were loaded. */
export const readsOf = (trace: TopupsTrace): readonly Read[] =>
  answers(trace).map((answer) => {
    const before = firstSteps(trace, answer.requestedAt);
    const isWaitedFor = answer.year === chosenYear(before) || outdatedYears(before).includes(answer.year);
    return { ...answer, isInBackground: !isWaitedFor };
  });

/** The calendar that the last step has loaded. */
export const readOfLastStep = (trace: TopupsTrace): Read | undefined =>
  readsOf(trace).find(({ answeredAt }) => answeredAt === trace.steps.length);

/** The last calendar that was not loaded in the background. */
export const lastShown = (trace: TopupsTrace): Read | undefined =>
  readsOf(trace).findLast((read) => !read.isInBackground);

/** The numbers of the months in any loaded calendar of a year. */
export function loadedMonths(trace: TopupsTrace, year: number): readonly number[] {
  const loaded = answers(trace).filter((one) => one.year === year && one.calendar.topupSettings !== null);
  const numbers = new Set(loaded.flatMap(({ calendar: { months } }) => months.map(({ monthNumber }) => monthNumber)));
  return [...numbers].toSorted((a, b) => a - b);
}

/** The number of the month that could be ordered first in the first calendar of a year; models start on 20 November. */
export function firstOrderable(trace: TopupsTrace, year: number): number | undefined {
  const first = answers(trace).find((one) => one.year === year && one.calendar.topupSettings !== null);
  const free = first?.calendar.months.filter(({ status }) => status === 'NOT_ORDERED') ?? [];
  const numbers = free.map(({ monthNumber }) => monthNumber).filter((number) => year > 2026 || number === 12);
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}

/** The years of which a calendar was loaded. */
export const loadedYears = (trace: TopupsTrace): readonly number[] =>
  YEARS.filter((year) => loadedMonths(trace, year).length > 0);

/** The years that are to be read, in this order. */
const yearsToRead = (trace: TopupsTrace): readonly number[] => {
  const year = chosenYear(trace);
  const outdated = outdatedYears(trace);
  const isFirst = !isLoaded(trace, year) || outdated.includes(year);
  return isFirst ? [year, ...outdated.filter((one) => one !== year)] : outdated;
};

/** Whether the last step lets the page read what is to be read. */
function isCauseOfRead(trace: TopupsTrace): boolean {
  const { steps, before } = trace;
  const last = steps.at(-1);
  if (last === undefined || last.kind === 'time') return true;
  if (last.kind !== 'event') return readOfLastStep(trace)?.isInBackground === false;
  if (last.event.type === 'year.choose') return last.event.year !== before?.context.year;
  return last.event.type === 'calendar.changed' || (last.event.type === 'calendar.retry' && !!before?.can(last.event));
}

/** The year that the last step should let the page read: models start so late in the year that the next one is needed. */
export function expectedRequest(trace: TopupsTrace): readonly number[] {
  if (!isCauseOfRead(trace)) return [];
  const [year = 2027] = yearsToRead(trace);
  return year === 2027 && yearsToRead(trace).length === 0 && isLoaded(trace, 2027) ? [] : [year];
}

/** Whether the last request has no answer yet. */
function isPending(trace: TopupsTrace): boolean {
  const isLoad = (step: Step) => (step.kind === 'done' || step.kind === 'error') && step.actor === LOAD;
  return (requests(trace).at(-1)?.requestedAt ?? 0) > trace.steps.findLastIndex(isLoad);
}

/** What the user expects to see of the chosen year, from what was asked and answered. */
export function expectedState(trace: TopupsTrace): 'loading' | 'refreshing' | 'loadFailed' | 'stale' | 'loaded' {
  if (yearsToRead(trace).length === 0) return 'loaded';
  if (isPending(trace)) return isLoaded(trace, chosenYear(trace)) ? 'refreshing' : 'loading';
  return isLoaded(trace, chosenYear(trace)) ? 'stale' : 'loadFailed';
}

/** Whether the next year is there, is being read in the background, or could not be read. */
export function expectedNextYear(trace: TopupsTrace): 'idle' | 'loading' | 'unavailable' {
  if (isLoaded(trace, 2027)) return 'idle';
  return isPending(trace) ? 'loading' : 'unavailable';
}
