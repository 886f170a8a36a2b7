import type { Ports } from './ports.ts';

type Values = Readonly<Record<string, string | boolean>>;

/** What the user has typed into a form, kept while the page is reloaded because a part of its code is missing. */
interface Draft {
  /** The id of the machine of the form. */
  readonly form: string;
  readonly values: Values;
  /** ms since 1970 */
  readonly savedAt: number;
}

/** A draft is for the reload only, ms. */
const LIFETIME = 300_000;

/** The machines whose forms are kept. Passwords, codes and PINs are never stored. */
const KEPT = ['support-ticket', 'contact-change'];

interface FormSnapshot {
  readonly machine: { readonly id: string };
  readonly context: { readonly form: { readonly values: Values } };
  matches(state: string): boolean;
}

/** Whether the snapshot is of a machine whose form is kept, and the user is filling it in. */
function isKept(snapshot: object): snapshot is FormSnapshot {
  const { machine, matches } = snapshot as Partial<FormSnapshot>;
  return machine !== undefined && KEPT.includes(machine.id) && matches?.call(snapshot, 'editing') === true;
}

/** Saves what the user has typed into the form of a machine, if it is one that is kept. */
export function saveDraft({ device, clock }: Ports, snapshot: object): void {
  if (!isKept(snapshot)) return;
  const { values } = snapshot.context.form;
  device.write('draft', JSON.stringify({ form: snapshot.machine.id, values, savedAt: clock.now() } satisfies Draft));
}

/** The saved values of the form of a machine; empty if there are none or they are too old. */
export function readDraft({ device, clock }: Ports, form: string): Values {
  try {
    const saved: Draft = JSON.parse(device.read('draft') ?? '');
    return saved.form === form && clock.now() - saved.savedAt < LIFETIME ? saved.values : {};
  } catch {
    return {};
  }
}
