import { expect, type Locator, type Page } from '@playwright/test';

export type ElementInPage = (page: Page) => Locator;

/** An element that is visible in a state, one that is not, or several of these, which hold together. */
export type StateAssertion = ElementInPage | { readonly absent: ElementInPage } | readonly StateAssertion[];

const isList = (assertion: StateAssertion): assertion is readonly StateAssertion[] => Array.isArray(assertion);

/** Waits until an assertion holds; rejects with the message after `timeout` ms. */
export async function expectAssertion(
  page: Page,
  assertion: StateAssertion,
  message: string,
  timeout: number,
): Promise<void> {
  if (isList(assertion)) {
    await Promise.all(assertion.map((part) => expectAssertion(page, part, message, timeout)));
  } else if (typeof assertion === 'function') {
    await expect(assertion(page), message).toBeVisible({ timeout });
  } else {
    await expect(assertion.absent(page), message).not.toBeVisible({ timeout });
  }
}

/** Whether an assertion holds now. Several visible elements count as one. */
export async function holds(page: Page, assertion: StateAssertion): Promise<boolean> {
  if (isList(assertion)) return (await Promise.all(assertion.map((part) => holds(page, part)))).every(Boolean);
  const isShown = async (at: ElementInPage) => (await at(page).filter({ visible: true }).count()) > 0;
  return typeof assertion === 'function' ? isShown(assertion) : !(await isShown(assertion.absent));
}
