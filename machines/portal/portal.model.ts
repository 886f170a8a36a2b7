import { fromTransition } from 'xstate';
import { accessGate } from '../access-gate/access-gate.ts';
import { calculator } from '../currency-calculator/currency-calculator.ts';
import { defineModel, type Trace } from '../model.ts';
import { tokenOf } from '../token.fixture.ts';
import { isLoginPath } from './paths.ts';
import { portal } from './portal.ts';

const still = fromTransition(() => null, null);
/** What the gate learns and tells of it stands among the events. */
const quietGate = accessGate.provide({ actions: { tellSavedLanguage: () => undefined } });
const at = (path: string, offeredToken: string | null = null) => ({
  input: (ports: Parameters<Parameters<typeof defineModel<typeof portal, 'x'>>[0]['starts']['x']['input']>[0]) => ({
    ports,
    offeredToken,
    path,
  }),
});

type Seen = Trace<typeof portal>;
const typesOf = ({ steps }: Seen) => steps.flatMap((step) => (step.kind === 'event' ? [step.event.type] : []));
const hasCrashed = (trace: Seen) => typesOf(trace).some((type) => type.startsWith('xstate.error.actor.'));
const isOpen = (trace: Seen) => typesOf(trace).findLast((type) => type.startsWith('session.')) === 'session.opened';
const isTold = (trace: Seen) => typesOf(trace).some((type) => /^session\.(opened|closed)$/.test(type));
const wentThisStep = ({ effects, steps }: Seen) =>
  effects.filter(({ name, step }) => name === 'browser.go' && step === steps.length).map(({ args }) => args[0]);

export const portalModel = defineModel({
  machine: portal,
  starts: {
    'the front door': at('/'),
    'a link to a page inside': at('/transactions?year=2025'),
    'the login page': at('/login/bankid'),
    'a link from an e-mail': at('/login/reset-password/abc'),
    'a link with a token': at('/home', tokenOf()),
  },
  events: {
    'route.changed': {
      home: { path: '/home' },
      login: { path: '/login/bankid' },
      'the bare login address': { path: '/login' },
      'the front door': { path: '/' },
      'a reset link': { path: '/login/reset-password/abc' },
    },
    'screen.entered': {
      home: { key: 'home', logic: still, input: null },
      'not found': { key: 'not-found', logic: null, input: null },
    },
    'gate.entered': { 'the gate': { logic: quietGate } },
    'calculator.entered': { 'the calculator': { logic: calculator } },
    'access.denied': 'bare',
    'language.chosen': { English: { language: 'en' } },
    'language.adopt': { English: { language: 'en' } },
    'session.opened': 'bare',
    'session.closed': 'bare',
    'token.obtained': { 'from BankID': { token: tokenOf() } },
    'query.succeeded': 'bare',
    'query.unauthorized': 'bare',
    'query.forbidden': 'bare',
    'toast.show': { 'an error': { toast: { type: 'error', message: { id: 'failure.rejected' } } } },
    'portal.restart': 'bare',
    'xstate.error.actor.session': { 'something nobody foresaw': { error: new Error('unforeseen') } },
  },
  actors: { session: 'child', language: 'child', toasts: 'child', consent: 'child' },
  identity: ({ path, wantedPath, screen, gate, calculator: converter }) => [
    path,
    wantedPath,
    screen?.key,
    gate !== null,
    converter !== null,
  ],
  invariants: {
    'open means that the session last said so': (trace) =>
      hasCrashed(trace) || trace.snapshot.matches({ running: 'open' }) === isOpen(trace),
    'closed means that the session last said so': (trace) =>
      hasCrashed(trace) || trace.snapshot.matches({ running: 'closed' }) === (isTold(trace) && !isOpen(trace)),
    'without a session nobody is sent past the door, and with one nobody is sent back to it': (trace) =>
      wentThisStep(trace).every((path) => isLoginPath(String(path)) !== isOpen(trace)),
    'an open session that closes leaves nothing of the person on the screen': (trace) => {
      const before = { ...trace, steps: trace.steps.slice(0, -1) };
      const closes = typesOf(trace).at(-1) === 'session.closed' && trace.steps.at(-1)?.kind === 'event';
      return (
        !closes ||
        !isOpen(before) ||
        hasCrashed(trace) ||
        (trace.snapshot.context.screen ?? trace.snapshot.context.gate ?? trace.snapshot.context.calculator) === null
      );
    },
    'what the session must know reaches it': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'event' || !/^(query|token|gate\.barred)/.test(last.event.type)) return true;
      return trace.effects.some(({ name, step }) => name === 'session.send' && step === trace.steps.length);
    },
    'what was chosen goes to who saves it, what was saved to who speaks it': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'event' || !last.event.type.startsWith('language.')) return true;
      const told = trace.effects.some(({ name, step }) => name === 'language.send' && step === trace.steps.length);
      return told === (last.event.type === 'language.adopt' && isOpen(trace) && !hasCrashed(trace));
    },
    'the page starts anew only when the person asks after a crash': (trace) =>
      trace.effects.every(({ name }) => name !== 'browser.reload') ||
      (hasCrashed(trace) && typesOf(trace).includes('portal.restart')),
  },
});
