import type { Locator, Page } from '@playwright/test';

/** Clicks several times at one place, as a user with a nervous finger does: every click hits whatever is there. */
async function clickRepeatedly(control: Locator, count: number): Promise<void> {
  // Waits until the control stands still: a hint above it may just have disappeared.
  await control.hover();
  const { mouse } = control.page();
  for (let click = 1; click <= count; click += 1) {
    await mouse.down({ clickCount: click });
    await mouse.up({ clickCount: click });
    // Long enough for a fast answer between the clicks, short enough for a double click.
    await control.page().waitForTimeout(60);
  }
}

/** Holds a key on a control: the key-downs after the first are repeats. */
async function holdKey(control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  const page = control.page();
  await control.focus();
  for (let count = 0; count < 10; count += 1) {
    await page.keyboard.down(key);
    await page.waitForTimeout(30);
  }
  await page.keyboard.up(key);
}

/** Gestures that press a control once, although they send several events to the page. */
export const GESTURES = {
  'a double click': (control: Locator) => clickRepeatedly(control, 2),
  'six quick clicks': (control: Locator) => clickRepeatedly(control, 6),
  'a held Enter key': (control: Locator) => holdKey(control, 'Enter'),
  'a held Space key': (control: Locator) => holdKey(control, 'Space'),
} as const;
export type Gesture = keyof typeof GESTURES;
export const ALL_GESTURES = Object.keys(GESTURES) as Gesture[];

/** Collects the requests of a page that change something: `POST preferences`. GET requests that change are included. */
export function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    const isChange = request.method() !== 'GET' || path.endsWith('/reset-pin-attempt');
    if (isChange && path.startsWith('/api/'))
      changes.push(`${request.method()} ${path.split('/').slice(-2).join('/')}`);
  });
  return changes;
}
