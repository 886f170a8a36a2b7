import type { Locator, Page } from '@playwright/test';
import type { MessageId } from '../../machines/message.ts';
import type { Control } from './flow.ts';
import { messagePattern } from './message-pattern.ts';

type FieldAt = (page: Page, label: string) => Locator;

/*
 * A path says what happens and in which order. So these leave no focus behind: a field that is left for the sake of
 * another would tell the machine so, and the path knows nothing of it. Journeys type and tab as people do.
 */

/** A field that goes away while it is looked at is none. */
const isOpen = async (field: Locator): Promise<boolean> =>
  (await field.count()) === 1 && (await field.isVisible()) && field.isEditable({ timeout: 500 }).catch(() => false);

/** Puts a text into a field, as a password manager does. */
const put = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, value) => {
    const area = element instanceof HTMLTextAreaElement;
    const { set } =
      Object.getOwnPropertyDescriptor((area ? HTMLTextAreaElement : HTMLInputElement).prototype, 'value') ?? {};
    // React hears of a text only when it differs from the one that React itself has seen set.
    (element as HTMLInputElement).value = `${value} `;
    set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

/** Writes into a field; `at` and `textOf` go by the label of the case. */
export const fillField = (at: FieldAt, textOf: (label: string) => string): Control => ({
  at,
  offered: isOpen,
  act: (field, label) => put(field, textOf(label)),
});

/** Leaves a field. */
export const blurField = (at: FieldAt): Control => ({
  at,
  offered: isOpen,
  act: (field) => field.dispatchEvent('focusout'),
});

interface Cases<Name extends string> {
  readonly 'field.changed': Readonly<Record<string, { readonly field: Name; readonly value: string }>>;
  readonly 'field.blurred': Readonly<Record<string, { readonly field: Name }>>;
}

/** Writes into the fields of a form of several and leaves them, as the cases of its model say. */
export const fillForm = <Name extends string>(
  { 'field.changed': changes, 'field.blurred': leaves }: Cases<Name>,
  at: (page: Page, name: Name | undefined) => Locator,
) => ({
  'field.changed': fillField(
    (page, label) => at(page, changes[label]?.field),
    (label) => changes[label]?.value ?? '',
  ),
  'field.blurred': blurField((page, label) => at(page, leaves[label]?.field)),
});

/** Presses a button. */
export const pressButton = (name: MessageId): Control => ({
  at: (page) => page.getByRole('button', { name: messagePattern(name) }),
  act: (button) =>
    button.evaluate((element: HTMLElement) => {
      const hush = (event: Event) => event.stopPropagation();
      element.click();
      window.addEventListener('focusout', hush, { capture: true, once: true });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.removeEventListener('focusout', hush, { capture: true });
    }),
});
