import { expect, type Locator } from '@playwright/test';
import { EngineLocator } from '../engines/paths/engine-locator.ts';

/** Waits until an element is visible, or is not. Playwright's `expect` takes only its own locators. */
export const expectVisible = (
  locator: Locator | EngineLocator,
  isVisible: boolean,
  message: string,
  timeout: number,
): Promise<void> =>
  locator instanceof EngineLocator
    ? locator.expectVisible(isVisible, message, timeout)
    : expect(locator, message).toBeVisible({ timeout, visible: isVisible });
