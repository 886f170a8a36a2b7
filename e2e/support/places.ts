import type { Locator, Page } from '@playwright/test';

/** The way in at the door, in either language. Only the real door has it: what the page draws ahead cannot be pressed. */
export const loginButton = (page: Page): Locator => page.getByRole('button', { name: /^(Visa QR-kod|Show QR code)/ });
