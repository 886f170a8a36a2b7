import { cleanup, configure, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect } from 'vitest';
import sv from '../../locales/sv.json';
import { BrandContext } from '../../src/ui/brand.ts';
import { TextElement } from '../../src/ui/TextElement.tsx';

afterEach(cleanup);

// Ten times the default: on a machine with other work, a part that is loaded later takes more than 1 s.
configure({ asyncUtilTimeout: 10_000 });

const brand = { name: 'Provkortet', logo: null };

interface Options {
  readonly path?: string;
  readonly locale?: string;
  readonly messages?: Record<string, string>;
}

const renderWith = (content: ReactNode, { path = '/', locale = 'sv-SE', messages = sv }: Options) =>
  render(
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Stockholm" textComponent={TextElement}>
      <BrandContext value={brand}>
        <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
      </BrandContext>
    </IntlProvider>,
  );

/** Renders with a router, a brand and messages, as the portal does; in Swedish by default. */
export const show = (content: ReactNode, locale = 'sv-SE', messages: Record<string, string> = sv) =>
  renderWith(content, { locale, messages });

/** The same as `show`, at a path of the portal. */
export const showAt = (content: ReactNode, path: string) => renderWith(content, { path });

/**
 * Checks the page with axe-core. The contrast rule is disabled because jsdom does not paint: `contrast.test.ts` checks
 * the tokens instead. The landmark rules are disabled because most tests render only a part of a page.
 */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
