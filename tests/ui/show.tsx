import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect } from 'vitest';
import sv from '../../locales/sv.json';
import { BrandContext } from '../../src/ui/brand.ts';

afterEach(cleanup);

const brand = { name: 'Provkortet', logo: null };

interface Options {
  readonly path?: string;
  readonly locale?: string;
  readonly words?: Record<string, string>;
}

const placed = (content: ReactNode, { path = '/', locale = 'sv-SE', words = sv }: Options) =>
  render(
    <IntlProvider locale={locale} messages={words} timeZone="Europe/Stockholm">
      <BrandContext value={brand}>
        <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
      </BrandContext>
    </IntlProvider>,
  );

/** Renders in Swedish, inside a router and a brand, as the portal does. */
export const show = (content: ReactNode, locale = 'sv-SE', words: Record<string, string> = sv) =>
  placed(content, { locale, words });

/** The same at an address of the portal. */
export const showAt = (content: ReactNode, path: string) => placed(content, { path });

/**
 * Runs axe-core over what is on the page. Contrast is left out, because jsdom paints nothing: `contrast.test.ts` holds
 * it by the tokens. Landmarks are left out where a part stands alone.
 */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
