import { calls } from '../../contract/calls.ts';
import { nothing } from '../../contract/values.ts';
import en from '../../locales/en.json' with { type: 'json' };
import sv from '../../locales/sv.json' with { type: 'json' };
import { badTexts } from '../support/bad-texts.ts';
import { FAULT_KINDS, type FaultKind } from './fault-kinds.ts';
import type { Failing, Observation } from './observe.ts';
import { REPEATED, SILENT } from './reasons.ts';

/** Calls whose answer opens a frame with a secret. */
const SECRETS = new Set(['viewPin', 'cardDetails', 'choosePin']);
const MIN_MESSAGE_LENGTH = 12;

/** Titles of pages that say what went wrong. */
const FAILURE_TITLES = new Set(
  [sv, en].flatMap((texts) => [
    texts['crash.title'],
    texts['loading.pageFailed'],
    texts['access-gate.loadFailed.title'],
  ]),
);

const definitionOf = (name: string) => calls.find((call) => call.name === name);

/** Whether the answer of the fault is a valid one: of a call that returns nothing, any JSON is. */
function isAccepted({ call, fault }: Failing): boolean {
  const { bodyOf }: FaultKind = FAULT_KINDS[fault];
  const response = definitionOf(call)?.response;
  if (bodyOf === undefined || response === undefined) return false;
  return response === nothing || response.safeParse(bodyOf(call)).success;
}

/** The recorded reason why the call may fail without a message. */
export const reasonOf = ({ call, fault }: Failing, path: string): string | null =>
  SILENT.find(
    ({ calls: names, faults, page = path }) =>
      names.includes(call) && (faults?.includes(fault) ?? true) && page === path,
  )?.why ?? null;

/** What the user learns about the failure. */
export function messagesOf(observation: Observation, normal: Observation): readonly string[] {
  const usual = new Set(normal.messages);
  const heading = FAILURE_TITLES.has(observation.heading) ? [observation.heading] : [];
  const isReadable = (text: string) => text.length >= MIN_MESSAGE_LENGTH && text.includes(' ');
  return [...observation.messages.filter((text) => !usual.has(text)), ...heading].filter(isReadable);
}

/** The changes that were sent more often than without the failure. */
export function sentTwice({ sent }: Observation, normal: Observation): string[] {
  return [...sent].flatMap(([name, count]) => {
    const isChange = definitionOf(name)?.effect === 'change' && REPEATED[name] === undefined;
    return isChange && count > Math.max(1, normal.sent.get(name) ?? 0) ? [`${name} was sent ${count} times`] : [];
  });
}

/** What is wrong with a case. */
export function problemsIn(failing: Failing, page: string, observation: Observation, normal: Observation): string[] {
  const { call } = failing;
  const { path, text, heading, controls, frames, sent, errors } = observation;
  const isSilent = messagesOf(observation, normal).length === 0;
  return [
    ...(sent.has(call) ? [] : [`${call} was not made`]),
    ...(isSilent && !isAccepted(failing) && reasonOf(failing, page) === null ? ['no message'] : []),
    ...(heading === '' || text.trim().length < 40 ? ['white page'] : []),
    ...(controls === 0 ? ['no control to go on'] : []),
    ...((SECRETS.has(call) || path.startsWith('/login')) && frames > 0 ? ['a secret is left'] : []),
    ...badTexts(text).map((bad) => `“${bad}” on the screen`),
    ...errors.map((error) => `console: ${error.slice(0, 160)}`),
    ...sentTwice(observation, normal),
  ];
}
