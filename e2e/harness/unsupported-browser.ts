import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Config } from '../../src/app/config.ts';
import { UnsupportedBrowser } from '../../src/app/layout/UnsupportedBrowser.tsx';
import type { Portal } from '../../src/app/portal-context.ts';
import { Providers } from '../../src/app/Root.tsx';

/** Shows the page for a browser that is too old instead of the portal, in its language. Returns a function that removes it. */
export function showUnsupportedBrowser(portal: Portal, config: Config): () => void {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const root = createRoot(element);
  root.render(createElement(Providers, { portal, config }, createElement(UnsupportedBrowser)));
  return () => root.unmount();
}
