import type { Page } from '@playwright/test';

/** A text that a screen reader reads by itself, because it changed in a live region. */
interface Announcement {
  /** An assertive one interrupts what is being read. */
  readonly politeness: 'polite' | 'assertive';
  readonly text: string;
}

declare global {
  interface Window {
    announcements?: Announcement[];
  }
}

/**
 * Records the announcements of the page from its start. As in screen readers, an alert is announced when it appears, a
 * status only when it changes later: a status that appears together with its text is often not announced.
 */
export const recordAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const announcements: Announcement[] = [];
    window.announcements = announcements;
    const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"]';

    function politenessOf(region: Element) {
      const role = region.getAttribute('role');
      return region.getAttribute('aria-live') ?? (role === 'alert' ? 'assertive' : 'polite');
    }

    function isHidden(element: Element): boolean {
      return element.closest('[aria-hidden="true"]') !== null || !element.checkVisibility({ visibilityProperty: true });
    }

    function textOf(region: Element): string {
      const parts: string[] = [];
      const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, nodeValue } = texts.currentNode;
        if (parentElement && !isHidden(parentElement)) parts.push(nodeValue ?? '');
      }
      return parts.join(' ').replace(/\s+/g, ' ').trim();
    }

    function announce(region: Element): void {
      const politeness = politenessOf(region);
      const text = textOf(region);
      if ((politeness === 'polite' || politeness === 'assertive') && text !== '')
        announcements.push({ politeness, text });
    }

    new MutationObserver((mutations) => {
      const inserted = new Set(mutations.flatMap(({ addedNodes }) => [...addedNodes]));
      const isInserted = (element: Element) => [...inserted].some((node) => node.contains(element));
      const changed = mutations.flatMap(({ target }) => {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        return region?.isConnected && !isInserted(region) ? [region] : [];
      });
      const alerts = [...document.querySelectorAll('[role="alert"]')].filter(isInserted);
      for (const region of new Set([...changed, ...alerts])) announce(region);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

/** The announcements since the last call. */
export const takeAnnouncements = (page: Page): Promise<readonly Announcement[]> =>
  page.evaluate(() => window.announcements?.splice(0) ?? []);

/** The texts of the announcements that are not yet taken, one a line. */
export const announcedTexts = (page: Page): Promise<string> =>
  page.evaluate(() => (window.announcements ?? []).map(({ text }) => text).join('\n'));
