import type { Locator, Page } from '@playwright/test';
import type { MessageId } from '../../machines/message.ts';
import type { Control } from './flow.ts';
import { messagePattern } from './message-pattern.ts';

type FieldAt = (page: Page, label: string) => Locator;

/*
 * These controls do not move the focus, because a blur event would send an event that the path does not contain. The
 * journeys type and tab as users do.
 */

/** Also false if the field disappears while it is checked. */
const isOpen = async (field: Locator): Promise<boolean> =>
  (await field.count()) === 1 && (await field.isVisible()) && field.isEditable({ timeout: 500 }).catch(() => false);

/** Sets the value of a field without focusing it, as a password manager does. */
const setValue = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, value) => {
    const area = element instanceof HTMLTextAreaElement;
    const { set } =
      Object.getOwnPropertyDescriptor((area ? HTMLTextAreaElement : HTMLInputElement).prototype, 'value') ?? {};
    // React ignores an input event if the value equals the last one that was set through the element's own property.
    (element as HTMLInputElement).value = `${value} `;
    set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

/** Fills a field; `at` and `textOf` receive the label of the case. */
export const fillField = (at: FieldAt, textOf: (label: string) => string): Control => ({
  at,
  offered: isOpen,
  act: (field, label) => setValue(field, textOf(label)),
});

/** Blurs a field. */
export const blurField = (at: FieldAt): Control => ({
  at,
  offered: isOpen,
  act: (field) => field.dispatchEvent('focusout'),
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

/** Clicks a button and removes the focus from it without a `focusout` event. */
export const pressButton = (name: MessageId): Control => ({
  at: (page) => page.getByRole('button', { name: messagePattern(name) }),
  act: (button) =>
    button.evaluate((element: HTMLElement) => {
      const stop = (event: Event) => event.stopPropagation();
      element.click();
      window.addEventListener('focusout', stop, { capture: true, once: true });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.removeEventListener('focusout', stop, { capture: true });
    }),
});
