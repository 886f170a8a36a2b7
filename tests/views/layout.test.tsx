import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { calendarAvailability } from '../../machines/topups/calendar-availability.ts';
import { LoginLayout } from '../../src/app/layout/LoginLayout.tsx';
import SignedIn from '../../src/app/layout/SignedIn.tsx';
import { expectAccessible, show, showAt } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';
import { withPortal } from './with-portal.tsx';

const routed = (frame: 'login' | 'gate') => (
  <Routes>
    <Route element={frame === 'login' ? <LoginLayout /> : <SignedIn />}>
      <Route path="*" element={<h1>Sidan</h1>} />
    </Route>
  </Routes>
);

describe('the door', () => {
  it('has the way in, the languages, and where to read more', async () => {
    const { view, sent } = withPortal(routed('login'));
    show(view);
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Sidan' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Vanliga frågor' }).getAttribute('href')).toBe('https://example.se/fragor');
    expect(screen.getByRole('link', { name: 'Villkor' }).getAttribute('href')).toBe('https://example.se/villkor');
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(sent.language).toEqual([{ type: 'language.choose', language: 'en' }]);
    await expectAccessible();
  });

  it.each([
    ['expired', /tiden gick ut/],
    ['rejected', /gäller inte längre/],
    ['unauthorized', /inte tillgång till Mina sidor/],
    ['accessDenied', /policy gick inte att läsa/],
    ['invalidLink', /Länken gick inte att använda/],
  ] as const)('says why one is at it: %s', (reason, text) => {
    show(withPortal(routed('login'), { session: { value: 'signedOut', context: { reason } } }).view);
    expect(screen.getByRole('status').textContent).toMatch(text);
  });

  it('says nothing when there is nothing to say', () => {
    show(withPortal(routed('login')).view);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('warns as long as the browser blocks storage', async () => {
    const notice = /loggas ut när du laddar om eller stänger sidan/;
    show(withPortal(routed('login')).view).unmount();
    expect(screen.queryByText(notice)).toBeNull();
    show(withPortal(routed('login'), { isPersistent: false }).view);
    expect(screen.getByText(notice)).toBeDefined();
    await expectAccessible();
  });

  it('takes on the configured colour', () => {
    show(withPortal(routed('login'), { accent: 'rgb(1 2 3)' }).view);
    expect(document.documentElement.style.getPropertyValue('--accent')).toBe('rgb(1 2 3)');
    document.documentElement.removeAttribute('style');
  });
});

describe('the frame of a signed-in cardholder', () => {
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

  it('has both bars and everything around the pages behind an open gate', async () => {
    const { view, sent } = withPortal(routed('gate'), { gate: accessGateIn('open').actor });
    show(view);
    expect(screen.getAllByRole('navigation', { name: 'Sidor' }).map(addresses)).toEqual([PAGES, PAGES]);
    await screen.findAllByRole('region', { name: 'Konton', hidden: true });
    expect(around()).toEqual([
      ['/support', '/settings', '/topup', '/card', '/?calculator'],
      ['/support', '/settings'],
    ]);
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Sidan' })).toBeDefined();
    for (const logOut of screen.getAllByRole('button', { name: 'Logga ut', hidden: true })) fireEvent.click(logOut);
    expect(sent.session.map(({ type }) => type)).toEqual(['session.logOut', 'session.logOut']);
  });

  it.each([
    [{ terms: 'asking' }, 'Villkor för kortet'],
    [{ policy: 'asking' }, 'Din arbetsgivares policy'],
    [{ onboarding: 'asking' }, 'Välkommen, Anna'],
    ['loadFailed', 'Vi kan inte visa dina sidor just nu'],
    ['noAccount', 'Vi hittar inget kort'],
  ])('at %o shows "%s" in place of the page, and no way round it', async (value, heading) => {
    show(withPortal(routed('gate'), { gate: accessGateIn(value).actor }).view);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Sidor' })).toBeNull();
    expect(around()).toEqual([['/support'], ['/support']]);
  });

  it('is left alone by the pages while something is to be finished or left on purpose', () => {
    const { view } = withPortal(routed('gate'), { gate: accessGateIn('open').actor });
    showAt(view, '/edit-phone');
    expect(screen.queryByRole('navigation', { name: 'Sidor' })).toBeNull();
    expect(around()).toEqual([
      ['/support', '/settings'],
      ['/support', '/settings'],
    ]);
    expect(screen.getByRole('heading', { name: 'Sidan' })).toBeDefined();
  });

  it.each([{ terms: 'asking' }, 'loadFailed', 'noAccount'])('lets help be shown at %o', (value) => {
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
    const gate = accessGateIn(value, { failure: { kind: 'unreachable' } });
    show(withPortal(routed('gate'), { gate: gate.actor }).view);
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(gate.sent).toEqual([{ type: 'access.retry' }]);
  });

  it('waits with a spinner until the account is known', async () => {
    const gate = accessGateIn({ loading: { cardholder: 'loading', account: 'loading', onboarding: 'loading' } });
    show(withPortal(routed('gate'), { gate: gate.actor }).view);
    expect(screen.getByRole('status').textContent).toBe('Hämtar sidan …');
    await expectAccessible();
  });

  it('waits for the words of a cardholder who reads another language than the device speaks', () => {
    show(withPortal(routed('gate'), { gate: accessGateIn('open').actor, language: 'adopting' }).view);
    expect(screen.getByRole('status').textContent).toBe('Hämtar sidan …');
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
