import type { Locator, Page } from '@playwright/test';
import { expectVisible } from './expect-visible.ts';

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
    await expectVisible(assertion(page), true, message, timeout);
  } else {
    await expectVisible(assertion.absent(page), false, message, timeout);
  }
}

/** Whether an assertion holds now. Several visible elements count as one. */
export async function holds(page: Page, assertion: StateAssertion): Promise<boolean> {
  if (isList(assertion)) return (await Promise.all(assertion.map((part) => holds(page, part)))).every(Boolean);
  const isShown = async (at: ElementInPage) => (await at(page).filter({ visible: true }).count()) > 0;
  return typeof assertion === 'function' ? isShown(assertion) : !(await isShown(assertion.absent));
}
