import type { Locator, Page } from '@playwright/test';
import type { MessageId } from '../../machines/message.ts';
import type { Condition, Control } from './flow.ts';
import { messagePattern } from './message-pattern.ts';

type FieldAt = (page: Page, label: string) => Locator;

/** Also false if the field disappears while it is checked. */
const isOpen = async (field: Locator): Promise<boolean> =>
  (await field.count()) === 1 && (await field.isVisible()) && field.isEditable({ timeout: 500 }).catch(() => false);

/** Whether a text is no change for a field. A field for e-mail addresses leaves out the spaces around its text. */
const hasText = (field: Locator, text: string): Promise<boolean> =>
  field.evaluate((element, value) => {
    const copy = element.cloneNode(true) as HTMLInputElement;
    copy.value = value;
    return copy.value === (element as HTMLInputElement).value;
  }, text);

const isList = (field: Locator): Promise<boolean> => field.evaluate((element) => element instanceof HTMLSelectElement);

/** Fills a field, or chooses from its list; `at` and `textOf` receive the label of the case. The flow lists `field.blurred` as a gesture event. */
export const fillField = (at: FieldAt, textOf: (label: string) => string): Control => ({
  at,
  offered: isOpen,
  // To type the same text again sends no event, so that event is sent directly.
  act: async (field, label, { callHarness }) =>
    (await hasText(field, textOf(label)))
      ? callHarness('send', 'field.changed', label)
      : (await isList(field))
        ? field.selectOption(textOf(label))
        : field.fill(textOf(label)),
});

/** Leaves a field with the Tab key. */
export const blurField = (at: FieldAt): Control => ({
  at,
  offered: isOpen,
  act: (field) => field.press('Tab'),
});

interface Cases<Name extends string> {
  readonly 'field.changed': Readonly<Record<string, { readonly field: Name; readonly value: string }>>;
  readonly 'field.blurred': Readonly<Record<string, { readonly field: Name }>>;
}

/** Fills and blurs the fields of a form, according to the cases of its model. */
export const fillForm = <Name extends string>(
  { 'field.changed': changes, 'field.blurred': blurs }: Cases<Name>,
  at: (page: Page, name: Name | undefined) => Locator,
) => ({
  'field.changed': fillField(
    (page, label) => at(page, changes[label]?.field),
    (label) => changes[label]?.value ?? '',
  ),
  'field.blurred': blurField((page, label) => at(page, blurs[label]?.field)),
});

const having =
  (selector: string) =>
  (button: (page: Page) => Locator) =>
  (page: Page): Locator =>
    button(page).and(page.locator(selector));

/** A button that ignores presses for a moment, because its label may have changed. For the assertion of `settled`. */
export const settling = having('[data-settling]:not([aria-busy])');
/** A button whose operation is in progress. */
export const busy = having('[aria-busy=true]');
/** A button that does nothing, because it settles or because the form is incomplete. */
export const inert = having('[aria-disabled=true]:not([aria-busy])');
/** A button that can be pressed. */
export const enabled = having(':not([aria-disabled])');
/** A button that is neither busy nor settling; it can be disabled. */
export const ready = having(':not([aria-busy], [data-settling])');

/** The submit button is enabled in these states exactly when the form is valid (§5). */
export const enabledWhenValid = <Context, Leaf>(
  button: (page: Page) => Locator,
  isValid: (args: { readonly context: Context }) => boolean,
  states: readonly Leaf[],
): Condition<Context, Leaf> => ({
  in: states,
  when: (context) => isValid({ context }),
  shown: enabled(button),
  otherwise: inert(button),
});

/** Presses a submit button that is disabled while the form is invalid: then a press shows the errors. */
export const pressSubmit = (button: (page: Page) => Locator): Control => ({
  at: ready(button),
  offered: (control) => control.isVisible(),
  // Without `force`, the click waits until the button is enabled; with it, not until the button stands still, as `hover` does.
  act: async (control) => {
    await control.hover();
    await control.click({ force: true });
  },
});

/** Presses a button. */
export const pressButton = (name: MessageId): Control => ({
  at: (page) => page.getByRole('button', { name: messagePattern(name) }),
});
