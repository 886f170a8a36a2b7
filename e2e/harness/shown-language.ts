import type { AnyActor, SnapshotFrom } from 'xstate';
import type { language as languageMachine } from '../../machines/language/language.ts';
import type { Language, Messages } from '../../machines/ports.ts';
import { loadMessages } from '../../src/ports/messages.ts';

type Snapshot = SnapshotFrom<typeof languageMachine>;
interface Shown {
  readonly language: Language;
  readonly messages: Messages;
}

const loaded = new Map<Language, Shown>();
/** What the views show instead of the language of the machine; null if they show that one. */
let shown: Shown | null = null;
let copies = new WeakMap<Snapshot, Snapshot>();
let update: () => void = () => undefined;

function inShownLanguage(snapshot: Snapshot): Snapshot {
  // Before the first messages are loaded, the portal shows nothing in any language.
  if (shown === null || snapshot.context.messages === null) return snapshot;
  // React needs the same object each time.
  const copy = copies.get(snapshot) ?? { ...snapshot, context: { ...snapshot.context, ...shown } };
  copies.set(snapshot, copy);
  return copy;
}

/** Lets the views read another language from the language actor. The machines do not notice. */
export function observeShownLanguage(actor: AnyActor): void {
  const { send } = actor;
  const getSnapshot: () => Snapshot = actor.getSnapshot.bind(actor);
  actor.getSnapshot = () => inShownLanguage(getSnapshot());
  // The machine ignores this event, but the actor then calls its observers.
  update = () => send({ type: 'shownLanguage.changed' });
}

/** The ids of the messages that the views have read since the language was changed. */
const read = new Set<string>();

/** Notes which messages are read: a view reads what it shows whenever the language changes. */
const noting = (messages: Messages): Messages =>
  new Proxy(messages, {
    get(target, id) {
      if (typeof id === 'string') read.add(id);
      return Reflect.get(target, id);
    },
  });

export const readMessages = (): readonly string[] => [...read];

/** Loads a language for `showLanguage`. Not while a path runs, because a path can control this request. */
export async function loadLanguage(language: Language): Promise<void> {
  loaded.set(language, { language, messages: noting(await loadMessages(language)) });
}

/** Shows a loaded language in the views; null shows that of the machine again. */
export function showLanguage(language: Language | null): void {
  const found = language === null ? null : loaded.get(language);
  if (found === undefined) throw new Error(`the language ${language} has not been loaded`);
  shown = found;
  read.clear();
  copies = new WeakMap();
  update();
}
