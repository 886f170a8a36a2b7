import type { CallFailure } from '../../contract/backend.ts';
import { type Preferences, readPreferences } from '../../contract/preferences.ts';
import { defineModel, type Trace } from '../model.ts';
import { automaticTopup } from './automatic-topup.ts';

const example = readPreferences.response.parse(readPreferences.example.response);
const saying = (subscribeTopups: boolean): Preferences => ({ ...example, preferences: { subscribeTopups } });
const lost = { 'the connection is lost': { kind: 'unreachable' } } satisfies Record<string, CallFailure>;

type Seen = Trace<typeof automaticTopup>;
const countOf = ({ effects }: Seen, name: string) => effects.filter((effect) => effect.name === name).length;

/** What the steps amount to: the switch as it must show, and the choice that is on its way. */
function toldBy({ steps }: Seen): { readonly shown: boolean; readonly sent: boolean | null } {
  let [shown, saved, sent, isRead] = [false, false, null as boolean | null, false];
  for (const step of steps) {
    if (step.kind === 'done') {
      const answer = step.output.preferences.subscribeTopups;
      if (step.actor === 'savePreferences' && sent !== shown) sent = shown;
      else [shown, saved, sent, isRead] = [answer, answer, null, true];
    } else if (step.kind === 'error' && step.actor === 'savePreferences') {
      if (sent !== shown) sent = shown;
      else [shown, sent] = [saved, null];
    } else if (step.kind === 'event' && step.event.type === 'automatic.choose' && isRead) {
      if (sent === null && step.event.isOn !== shown) sent = step.event.isOn;
      shown = step.event.isOn;
    }
  }
  return { shown, sent };
}

export const automaticTopupModel = defineModel({
  machine: automaticTopup,
  starts: { 'an open calendar': { input: (ports, spy) => ({ ports, tell: spy('tell') }) } },
  events: { 'automatic.choose': { on: { isOn: true }, off: { isOn: false } }, 'automatic.retry': 'bare' },
  actors: {
    readPreferences: { done: { on: saying(true), off: saying(false) }, error: lost },
    savePreferences: { done: { 'it is on': saying(true), 'it is off': saying(false) }, error: lost },
  },
  identity: ({ isSaved, isWanted, isSent, failure }) => [isSaved, isWanted, isSent, failure !== null],
  invariants: {
    'the last choice shows at once, and is taken back when it could not be saved': (trace) =>
      trace.snapshot.context.isWanted === toldBy(trace).shown,
    'a choice that is on its way is waited for, and then the last one is sent': (trace) =>
      trace.snapshot.matches('saving') === (toldBy(trace).sent !== null),
    'thanks are given, and the owner told, when the last choice is saved': (trace) => {
      const last = trace.steps.at(-1);
      const isSaved = last?.kind === 'done' && last.actor === 'savePreferences' && !trace.snapshot.matches('saving');
      const names = trace.effects.filter(({ step }) => step === trace.steps.length).map(({ name }) => name);
      return names.includes('notify') === isSaved && names.includes('tell') === isSaved;
    },
    'every save was chosen': (trace) =>
      countOf(trace, 'call.savePreferences') <=
      trace.steps.filter((step) => step.kind === 'event' && step.event.type === 'automatic.choose').length,
  },
});
