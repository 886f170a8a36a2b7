import type { Locator, Page } from '@playwright/test';

/** A toast that a person sees: its copy for screen readers, outside of the region, is removed after a second. */
export const shownToast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /\(F8\)$/ }).getByText(text, { exact: true });
