import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarAvailability } from '../../machines/topups/calendar-availability.ts';
import { LoginLayout } from '../../src/app/layout/LoginLayout.tsx';
import { SignedIn } from '../../src/app/layout/SignedIn.tsx';
import { expectAccessible, show, showAt } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';
import { withPortal } from './with-portal.tsx';

const page = <h1>Sidan</h1>;
const routed = (layout: 'login' | 'gate') =>
  layout === 'login' ? <LoginLayout>{page}</LoginLayout> : <SignedIn>{page}</SignedIn>;

describe('the layout of the log-in pages', () => {
  it('shows the page, the language switch and the links', async () => {
    const { view, sent } = withPortal(routed('login'));
    show(view);
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Sidan' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Vanliga frågor/ }).getAttribute('href')).toBe(
      'https://example.se/fragor',
    );
    expect(screen.getByRole('link', { name: /^Villkor/ }).getAttribute('href')).toBe('https://example.se/villkor');
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(sent.language).toEqual([{ type: 'language.choose', language: 'en' }]);
    await expectAccessible();
  });

  it.each([
    ['expired', /Din inloggning har gått ut/],
    ['rejected', /gäller inte längre/],
    ['unauthorized', /inte tillgång till Mina sidor/],
    ['accessDenied', /Det gick inte att hämta din arbetsgivares policy/],
    ['invalidLink', /En länk fungerar en gång/],
  ] as const)('says why the session ended, as an alert: %s', (reason, text) => {
    show(withPortal(routed('login'), { session: { value: 'signedOut', context: { reason } } }).view);
    expect(screen.getByRole('alert').textContent).toMatch(text);
  });

  it('shows no note without a reason', () => {
    show(withPortal(routed('login')).view);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the block of a lost card, and names the number to call', () => {
    show(withPortal(routed('login'), { lostCardPhone: '010-490 01 00' }).view);
    const link = screen.getByRole('link', { name: 'Tappat kortet?' });
    expect(link.getAttribute('href')).toBe('/lost-card');
    expect(link.parentElement?.textContent).toBe('Tappat kortet?Ring 010-490 01 00');
  });

  it.each([
    [null, '/lost-card', 'Logga in, så kan du spärra kortet direkt.'],
    ['010-490 01 00', '/lost-card/', /^Logga in, så kan .* Kan du inte logga in\? Ring 010-490 01 00\.$/],
  ])('says that the card can be blocked after the log-in, if the user wants that (%s)', async (phone, path, text) => {
    const options = { wanted: { path, userKey: null }, ...(phone && { lostCardPhone: phone }) };
    show(withPortal(routed('login'), options).view);
    expect(screen.getByRole('alert').textContent).toMatch(text);
    await expectAccessible();
  });

  it('says nothing of a lost card if the user wants another page', () => {
    show(withPortal(routed('login'), { wanted: { path: '/home?next=/lost-card', userKey: null } }).view);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('warns as long as the browser blocks storage', async () => {
    const notice = /loggas ut när du laddar om eller stänger sidan/;
    show(withPortal(routed('login')).view).unmount();
    expect(screen.queryByText(notice)).toBeNull();
    show(withPortal(routed('login'), { isPersistent: false }).view);
    expect(screen.getByText(notice)).toBeDefined();
    await expectAccessible();
  });

  it('shows the configured logo, and a mark of our own without one', () => {
    const sources = () => [...document.querySelectorAll('header img')].map((image) => image.getAttribute('src'));
    show(withPortal(routed('login')).view).unmount();
    expect(sources()).toEqual([]);
    show(withPortal(routed('login'), { logo: '/logo.svg' }).view);
    expect(sources()).toEqual(['/logo.svg']);
    expect(document.querySelector('header svg rect')).toBeNull();
  });

  it('uses the configured colour', () => {
    show(withPortal(routed('login'), { accent: 'rgb(1 2 3)' }).view);
    expect(document.documentElement.style.getPropertyValue('--accent')).toBe('rgb(1 2 3)');
    document.documentElement.removeAttribute('style');
  });
});

describe('the layout of signed-in pages', () => {
  const PAGES = ['/home', '/transactions', '/topup', '/card'];
  const addresses = (nav: HTMLElement) =>
    within(nav)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
  /** The bar of a desktop, and the menu of a phone, which is closed. */
  const around = () => {
    const opener = screen.getByRole('button', { name: 'Meny' });
    const menu = document.getElementById(opener.getAttribute('popovertarget') ?? '');
    const all = screen.getAllByRole('navigation', { name: 'Du och ditt konto', hidden: true });
    expect(menu?.contains(all.at(-1) ?? null)).toBe(true);
    return all.map(addresses);
  };

  const expectNoNavigation = () => {
    expect(screen.queryAllByRole('navigation', { hidden: true })).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Meny', hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Logga ut', hidden: true })).toBeNull();
  };

  it('shows both bars and all navigation when access is granted', async () => {
    const { view, sent } = withPortal(routed('gate'), { gate: accessGateIn('open').actor });
    show(view);
    expect(screen.getAllByRole('navigation', { name: 'Sidor' }).map(addresses)).toEqual([PAGES, PAGES]);
    await screen.findAllByRole('region', { name: 'Konton', hidden: true });
    expect(around()).toEqual([
      ['/support', '/settings', '/topup', '/card', '/lost-card', '/?calculator'],
      ['/support', '/settings'],
    ]);
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Sidan' })).toBeDefined();
    for (const logOut of screen.getAllByRole('button', { name: 'Logga ut', hidden: true })) fireEvent.click(logOut);
    expect(sent.session.map(({ type }) => type)).toEqual(['session.logOut', 'session.logOut']);
  });

  it.each([
    [{ terms: 'confirming' }, 'Villkor för kortet'],
    [{ policy: 'confirming' }, 'Din arbetsgivares policy'],
    [{ onboarding: 'confirming' }, 'Välkommen, Anna'],
  ])('at %o shows "%s" instead of the page, no navigation, and a way back to the log-in', async (value, heading) => {
    const { view, sent } = withPortal(routed('gate'), { gate: accessGateIn(value).actor });
    show(view);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    expectNoNavigation();
    fireEvent.click(screen.getByRole('button', { name: 'Tillbaka till inloggningen' }));
    expect(sent.session).toEqual([{ type: 'session.logOut' }]);
  });

  it.each([
    ['loadFailed', 'Vi kan inte visa Mina sidor just nu'],
    ['noAccount', 'Vi hittar inget kort'],
  ])('at %s shows "%s" instead of the page, with support and log-out only', (value, heading) => {
    show(withPortal(routed('gate'), { gate: accessGateIn(value).actor }).view);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Sidor' })).toBeNull();
    expect(around()).toEqual([['/support'], ['/support']]);
  });

  it.each([
    '/edit-phone',
    '/edit-email',
    '/verify-email',
    '/replacement-card',
    '/order-physical-card',
    '/terms-conditions',
  ])('has no navigation at %s', (path) => {
    showAt(withPortal(routed('gate'), { gate: accessGateIn('open').actor }).view, path);
    expectNoNavigation();
    expect(screen.getByRole('heading', { name: 'Sidan' })).toBeDefined();
  });

  it('leads from the support page back to a pending question', () => {
    showAt(withPortal(routed('gate'), { gate: accessGateIn({ terms: 'confirming' }).actor }).view, '/support');
    expectNoNavigation();
    expect(screen.getByRole('link', { name: 'Tillbaka' }).getAttribute('href')).toBe('/home');
  });

  it('shows the terms before they are accepted, with the way back of their page alone', () => {
    showAt(withPortal(routed('gate'), { gate: accessGateIn({ terms: 'confirming' }).actor }).view, '/terms-conditions');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sidan');
    expect(screen.queryByRole('link', { name: 'Tillbaka' })).toBeNull();
  });

  it.each([{ terms: 'confirming' }, 'loadFailed', 'noAccount'])('lets help be shown at %o', (value) => {
    showAt(withPortal(routed('gate'), { gate: accessGateIn(value).actor }).view, '/support');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sidan');
    expect(screen.queryByRole('navigation', { name: 'Sidor' })).toBeNull();
  });

  it('has no way to top-ups without a calendar', () => {
    const { actor } = staticActor(calendarAvailability, { value: 'disabled', input: { ports: inertPorts() } });
    show(withPortal(routed('gate'), { gate: accessGateIn('open', { calendar: actor }).actor }).view);
    const without = PAGES.filter((path) => path !== '/topup');
    expect(screen.getAllByRole('navigation', { name: 'Sidor' }).map(addresses)).toEqual([without, without]);
  });

  it('says in both bars which page one is on, and on those below it', () => {
    showAt(withPortal(routed('gate'), { gate: accessGateIn('open').actor }).view, '/settings/limits');
    const current = document.querySelectorAll('[aria-current=page]');
    expect([...current].map((link) => link.getAttribute('href'))).toEqual(['/settings', '/settings']);
  });

  it.each(['loadFailed', 'noAccount'])('can be tried again when %s', (value) => {
    const gate = accessGateIn(value, { message: { id: 'failure.unreachable' } });
    show(withPortal(routed('gate'), { gate: gate.actor }).view);
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(gate.sent).toEqual([{ type: 'access.retry' }]);
  });

  it('waits with a spinner until the account is known', async () => {
    const gate = accessGateIn({ loading: { facts: 'loading', policy: 'waiting' } });
    show(withPortal(routed('gate'), { gate: gate.actor }).view);
    expect(screen.getByRole('status').textContent).toMatch(/^Hämtar sidan …/);
    await expectAccessible();
  });

  it('waits for the words of a cardholder who reads another language than the device speaks', () => {
    show(withPortal(routed('gate'), { gate: accessGateIn('open').actor, language: 'adopting' }).view);
    expect(screen.getByRole('status').textContent).toMatch(/^Hämtar sidan …/);
    expect(screen.queryByRole('heading', { name: 'Sidan' })).toBeNull();
  });

  it('shows a language as chosen while its words are on their way', () => {
    show(withPortal(routed('gate'), { gate: accessGateIn('open').actor, language: 'changing' }).view);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
    expect(screen.getByRole('heading', { name: 'Sidan' })).toBeDefined();
  });

  it('lets the keyboard skip to the content', () => {
    show(withPortal(routed('gate'), { gate: accessGateIn('open').actor }).view);
    const target = screen.getByRole('link', { name: 'Hoppa till innehållet' }).getAttribute('href');
    expect(target).toBe(`#${screen.getByRole('main').id}`);
  });
});
