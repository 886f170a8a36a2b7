import * as z from 'zod/mini';
import type { Ports } from './ports.ts';
import { parseStored } from './stored-json.ts';

/** What the user has typed into a form, kept while the page is reloaded because a part of its code is missing. */
const draft = z.object({
  /** The id of the machine of the form. */
  form: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
  /** ms since 1970 */
  savedAt: z.number(),
});
type Draft = z.output<typeof draft>;
type Values = Draft['values'];

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
  const saved = parseStored(draft, device.read('draft'));
  return saved?.form === form && clock.now() - saved.savedAt < LIFETIME ? saved.values : {};
}
