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
    const sent = showHome({ notificationBanners: { value: 'shown', context: { banners: withUrl(null) } } });
    expect(plain(region('Meddelanden'))).toBe('Öppet som vanligtKortet fungerar hela helgen. ');
    fireEvent.click(screen.getByRole('button', { name: 'Stäng ”Öppet som vanligt”' }));
    expect(sent).toEqual([{ type: 'banner.dismiss', id: 3 }]);
    await expectAccessible();
  });

  it('are in English if the language is English', () => {
    showHome({ notificationBanners: { value: 'shown', context: { banners: withUrl(null) } } }, { locale: 'en-SE' });
    expect(plain(region('Messages'))).toBe('Open as usualThe card works all through the holidays. ');
  });

  it('mark a text that is only there in the other language', () => {
    const swedish = { ...banner, textEnglish: '' } as typeof banner & {};
    showHome({ notificationBanners: { value: 'shown', context: { banners: [swedish] } } }, { locale: 'en-SE' });
    expect(screen.getByText('Open as usual').lang).toBe('en');
    expect(screen.getByText('Kortet fungerar hela helgen.').lang).toBe('sv');
  });

  it.each([
    ['https://example.se/a', 'https://example.se/a'],
    ['javascript:alert(1)', undefined],
    ['/relative', undefined],
  ])('with the address %s link to %s', (url, href) => {
    showHome({ notificationBanners: { value: 'shown', context: { banners: withUrl(url) } } });
    const link = within(region('Meddelanden')).queryByRole('link', { name: /^Så funkar det/ });
    expect(link?.getAttribute('href')).toBe(href);
    if (link) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('notification banners that are late', () => {
  const late = (state: string) => ({ value: { openWithoutBanners: state } });

  it('are announced by the first of them, and shown on request', async () => {
    const banners = [banner, { ...banner, id: 4 }] as (typeof banner & {})[];
    const sent = showHome({ notificationBanners: { value: 'shown', context: { banners } } }, late('unseenBanners'));
    expect(plain(region('Meddelanden'))).toBe('Öppet som vanligtVisa alla 2');
    fireEvent.click(screen.getByRole('button', { name: 'Visa alla 2' }));
    expect(sent).toEqual([{ type: 'banners.show' }]);
    await expectAccessible();
  });

  it('mark a text that is only there in the other language', () => {
    const swedish = { ...banner, summaryEnglish: '' } as typeof banner & {};
    const parts = { notificationBanners: { value: 'shown', context: { banners: [swedish] } } };
    showHome(parts, { ...late('unseenBanners'), locale: 'en-SE' });
    expect(screen.getByText('Öppet som vanligt').lang).toBe('sv');
  });

  it.each([
    ['loading', [], 'Hämtar meddelanden …'],
    ['empty', [], 'Inga meddelanden just nu'],
    ['empty', withLost([], 1), 'Ett meddelande kunde inte visas.'],
  ])('keep their place in state %s', async (value, banners, text) => {
    showHome({ notificationBanners: { value, context: { banners } } }, late('noBanners'));
    expect(plain(region('Meddelanden'))).toBe(text);
    await expectAccessible();
  });

  it('can be retried', async () => {
    const sent = showHome({ notificationBanners: { value: 'loadFailed' } }, late('noBanners'));
    expect(plain(region('Meddelanden'))).toContain('Det gick inte att hämta meddelandena');
    retry(region('Meddelanden'));
    expect(sent).toEqual([{ type: 'banners.retry' }]);
    await expectAccessible();
  });
});
