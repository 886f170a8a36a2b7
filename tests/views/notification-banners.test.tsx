import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notifications } from '../../contract/home.ts';
import { withLost } from '../../contract/list.ts';
import { expectAccessible } from '../ui/show.tsx';
import { plain, region, retry, showHome } from './home-fixture.tsx';

const [banner] = notifications.response.parse(notifications.example.response);

describe('notification banners', () => {
  const withUrl = (url: string | null) => [
    { ...banner, id: 3, url, urlNameSwedish: 'Så funkar det' } as typeof banner & {},
  ];

  it('can be dismissed one by one', async () => {
    const sent = showHome({ notificationBanners: { value: { shown: 'first' }, context: { banners: withUrl(null) } } });
    expect(plain(region('Meddelanden'))).toBe('Öppet som vanligtKortet fungerar hela helgen. ');
    fireEvent.click(screen.getByRole('button', { name: 'Stäng ”Öppet som vanligt”' }));
    expect(sent).toEqual([{ type: 'banner.dismiss', id: 3 }]);
    await expectAccessible();
  });

  it('are in English if the language is English', () => {
    showHome(
      { notificationBanners: { value: { shown: 'first' }, context: { banners: withUrl(null) } } },
      { locale: 'en-SE' },
    );
    expect(plain(region('Messages'))).toBe('Open as usualThe card works all through the holidays. ');
  });

  it('mark a text that is only there in the other language', () => {
    const swedish = { ...banner, textEnglish: '' } as typeof banner & {};
    showHome(
      { notificationBanners: { value: { shown: 'first' }, context: { banners: [swedish] } } },
      { locale: 'en-SE' },
    );
    expect(screen.getByText('Open as usual').lang).toBe('en');
    expect(screen.getByText('Kortet fungerar hela helgen.').lang).toBe('sv');
  });

  it.each([
    ['https://example.se/a', 'https://example.se/a'],
    ['javascript:alert(1)', undefined],
    ['/relative', undefined],
  ])('with the address %s link to %s', (url, href) => {
    showHome({ notificationBanners: { value: { shown: 'first' }, context: { banners: withUrl(url) } } });
    const link = within(region('Meddelanden')).queryByRole('link', { name: /^Så funkar det/ });
    expect(link?.getAttribute('href')).toBe(href);
    if (link) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('several notification banners', () => {
  const banners = [banner, { ...banner, id: 4, summarySwedish: 'Betala med mobilen' }] as (typeof banner & {})[];

  it('are one, which can be closed where it is, until the user asks for the others', async () => {
    const sent = showHome({ notificationBanners: { value: { shown: 'first' }, context: { banners } } });
    const tile = within(region('Meddelanden'));
    expect(tile.queryByText('Betala med mobilen')).toBeNull();
    fireEvent.click(tile.getByRole('button', { name: 'Stäng ”Öppet som vanligt”' }));
    fireEvent.click(tile.getByRole('button', { name: 'Visa båda' }));
    expect(sent).toEqual([{ type: 'banner.dismiss', id: 3 }, { type: 'banners.show' }]);
    await expectAccessible();
  });

  it('are all shown when the user has asked for them', () => {
    showHome({ notificationBanners: { value: { shown: 'all' }, context: { banners } } });
    const tile = within(region('Meddelanden'));
    expect(tile.getByText('Betala med mobilen')).toBeDefined();
    expect(tile.queryByRole('button', { name: 'Visa båda' })).toBeNull();
  });
});

describe('notification banners that cannot be shown', () => {
  it('are counted', () => {
    showHome({ notificationBanners: { value: 'empty', context: { banners: withLost([], 1) } } });
    expect(screen.getByText('Ett meddelande kunde inte visas.')).toBeDefined();
  });

  it('can be read again', async () => {
    const sent = showHome({ notificationBanners: { value: 'loadFailed' } });
    expect(screen.getByText('Det gick inte att hämta meddelandena')).toBeDefined();
    retry(document.body);
    expect(sent).toEqual([{ type: 'banners.retry' }]);
    await expectAccessible();
  });
});
