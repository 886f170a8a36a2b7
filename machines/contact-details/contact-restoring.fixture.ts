import type { Cardholder } from '../../contract/cardholder.ts';
import type { Trace } from '../model.ts';
import { CONTACTS, cardholderWith } from './cardholder.fixture.ts';
import type { contactRestoring } from './contact-restoring.ts';

const NEW_EMAIL = 'ny@example.se';
const OTHER_FORM = { email: 'Anna@Example.se', phone: '+46 70 123 45 67' };
const NONE = { email: '', phone: '' };
const OLD = '2026-05-19T08:00:00Z';

export const withContacts = cardholderWith(CONTACTS.email, CONTACTS.phone, OLD);
export const withPlaceholders = cardholderWith('-', '-', '2026-11-20T08:59:00Z');

export const INTERRUPTED = 'a page that was closed between the two posts';
export const CONFIRMED = 'the details, confirmed now';
export const STILL_OLD = 'the details, still old';
export const STILL_OLD_OTHER_FORM = 'the details in another form, still old';
export const CHANGED = 'another e-mail address, still old';

/** The answers with the cardholder. */
export const CARDHOLDERS: Readonly<Record<string, Cardholder>> = {
  placeholders: withPlaceholders,
  'a new e-mail address': cardholderWith(NEW_EMAIL, '-', '2026-11-20T08:59:30Z'),
  [CHANGED]: cardholderWith(NEW_EMAIL, CONTACTS.phone, OLD),
  [STILL_OLD]: withContacts,
  [STILL_OLD_OTHER_FORM]: cardholderWith(OTHER_FORM.email, OTHER_FORM.phone, OLD),
  [CONFIRMED]: cardholderWith(CONTACTS.email, CONTACTS.phone, '2026-11-20T08:59:30Z'),
};

/** The details in these answers; a placeholder is none. */
const READ: Readonly<Record<string, typeof CONTACTS>> = {
  placeholders: NONE,
  'a new e-mail address': { ...NONE, email: NEW_EMAIL },
  [CHANGED]: { ...CONTACTS, email: NEW_EMAIL },
  [STILL_OLD]: CONTACTS,
  [STILL_OLD_OTHER_FORM]: OTHER_FORM,
  [CONFIRMED]: CONTACTS,
};

/** What the user can confirm. */
export const CONFIRMATIONS: Readonly<Record<string, { readonly contacts: typeof CONTACTS }>> = {
  'as shown': { contacts: CONTACTS },
  'with the other e-mail address': { contacts: { ...CONTACTS, email: NEW_EMAIL } },
};

export type RestoringTrace = Trace<typeof contactRestoring>;
type Step = RestoringTrace['steps'][number];

export const isEvent = (step: Step | undefined, type: string) => step?.kind === 'event' && step.event.type === type;
const isAnswer = (step: Step | undefined, actor: 'cardholderInfo' | 'saveContactInfo') =>
  (step?.kind === 'done' || step?.kind === 'error') && step.actor === actor;

interface Progress {
  /** What the next answer is about; `reading` also while a save has failed. */
  readonly phase: 'idle' | 'comparing' | 'clearing' | 'posting' | 'checkingOutcome' | 'reading' | 'reloading';
  /** What the user has confirmed last. */
  readonly confirmed: typeof CONTACTS;
  /** The real values on the device, from the first post until the backend shows them as confirmed. */
  readonly stored: typeof CONTACTS | null;
  /** The real values to post. */
  readonly toPost: typeof CONTACTS;
  /** How often they were saved. */
  readonly saves: number;
  /** How often the backend had other values than the user had confirmed. */
  readonly changes: number;
}

const isConfirmedEmail = (progress: Progress, label: string): boolean =>
  READ[label]?.email.toLowerCase() === progress.confirmed.email && READ[label]?.phone !== '';

/** The progress after the cardholder was read in answer to a confirmation. */
function afterComparison(progress: Progress, label: string): Progress {
  const { stored, saves, changes } = progress;
  const contacts = READ[label] ?? NONE;
  if (isConfirmedEmail(progress, label))
    return label === CONFIRMED
      ? { ...progress, phase: 'idle', stored: null, saves: saves + 1 }
      : { ...progress, phase: 'clearing', stored: contacts, toPost: contacts };
  return stored ? { ...progress, phase: 'reading' } : { ...progress, phase: 'idle', changes: changes + 1 };
}

function afterRead(progress: Progress, { kind, label }: Step): Progress {
  const { phase, stored, saves } = progress;
  if (phase === 'reloading') return { ...progress, phase: 'idle' };
  if (kind === 'error') return phase === 'checkingOutcome' ? { ...progress, phase: 'reading' } : progress;
  if (phase === 'comparing') return afterComparison(progress, label);
  if (label === CONFIRMED) return { ...progress, phase: 'idle', stored: null, saves: saves + 1 };
  if (phase === 'checkingOutcome') return { ...progress, phase: 'reading' };
  const { email, phone } = READ[label] ?? NONE;
  const toPost = { email: email || stored?.email || '', phone: phone || stored?.phone || '' };
  return { ...progress, phase: 'posting', toPost };
}

function afterStep(progress: Progress, step: Step): Progress {
  const { phase } = progress;
  if (isEvent(step, 'contacts.confirmed')) {
    const { contacts: confirmed } = CONFIRMATIONS[step.label] ?? { contacts: NONE };
    return phase === 'idle' || phase === 'comparing' ? { ...progress, phase: 'comparing', confirmed } : progress;
  }
  if (isEvent(step, 'contacts.savedElsewhere'))
    return phase === 'reading' || phase === 'checkingOutcome' ? { ...progress, phase: 'reloading' } : progress;
  if (isAnswer(step, 'cardholderInfo')) return afterRead(progress, step);
  if (!isAnswer(step, 'saveContactInfo')) return progress;
  if (phase === 'clearing') return { ...progress, phase: 'posting' };
  return { ...progress, phase: step.kind === 'done' ? 'checkingOutcome' : 'reading' };
}

/** The progress after a path, from its start and its steps alone. */
export function progressOf({ start, steps }: Pick<RestoringTrace, 'start' | 'steps'>): Progress {
  const isInterrupted = start === INTERRUPTED;
  const phase = isInterrupted ? 'reading' : 'idle';
  const stored = isInterrupted ? CONTACTS : null;
  return steps.reduce(afterStep, { phase, confirmed: CONTACTS, stored, toPost: CONTACTS, saves: 0, changes: 0 });
}

/** The progress before the last step. */
export const progressBefore = ({ start, steps }: RestoringTrace) => progressOf({ start, steps: steps.slice(0, -1) });

/** What the read after a confirmation has found; null if the last step is something else. */
export function comparisonOf(trace: RestoringTrace): 'same' | 'confirmed' | 'changed' | null {
  const last = trace.steps.at(-1);
  const before = progressBefore(trace);
  if (last?.kind !== 'done' || last.actor !== 'cardholderInfo' || before.phase !== 'comparing') return null;
  if (!isConfirmedEmail(before, last.label)) return 'changed';
  return last.label === CONFIRMED ? 'confirmed' : 'same';
}

const requestOf = (args: readonly unknown[]) => args[0] as { readonly email: string; readonly phone: string };

/** All posts in order. */
export const postsOf = ({ effects }: RestoringTrace) =>
  effects
    .filter(({ name }) => name === 'call.saveContactInfo')
    .map(({ args, step }) => {
      const { email, phone } = requestOf(args);
      return { email, phone, step, isPlaceholder: email === '-' && phone === '-' };
    });

/** The posts of the last step. */
export const postsNow = (trace: RestoringTrace) => postsOf(trace).filter(({ step }) => step === trace.steps.length);

/** How often the last step has read the cardholder. */
export const readsNow = ({ effects, steps }: RestoringTrace): number =>
  effects.filter(({ name, step }) => name === 'call.cardholderInfo' && step === steps.length).length;

/** The messages of the toasts so far. */
export const toastsOf = ({ effects }: RestoringTrace): readonly string[] =>
  effects
    .filter(({ name }) => name === 'notify')
    .map(({ args }) => (args[0] as { message: { id: string } }).message.id);
