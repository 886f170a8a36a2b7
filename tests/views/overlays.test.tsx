import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '../../machines/toasts/toast.ts';
import { tokenOf } from '../../machines/token.fixture.ts';
import { CrashView } from '../../src/app/layout/CrashView.tsx';
import { SessionDialogs } from '../../src/app/layout/SessionDialogs.tsx';
import { ToastList } from '../../src/app/layout/ToastList.tsx';
import { NotFoundView } from '../../src/screens/not-found/NotFoundView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { staticActor } from './static-actor.ts';
import { withPortal } from './with-portal.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('session dialogs', () => {
  it('ask which user to continue as, with the current user first', async () => {
    const { view, sent } = withPortal(<SessionDialogs />, { session: { value: 'choosing' } });
    show(view);
    await screen.findByRole('alertdialog', { name: 'Vem vill du vara inloggad som?' });
    press('Fortsätt som nu');
    press('Logga in med länken');
    expect(sent.session.map(({ type }) => type)).toEqual(['offer.decline', 'offer.accept']);
    await expectAccessible();
  });

  it.each([
    ['Anna Lindqvist', 'Vill du fortsätta som Anna Lindqvist?'],
    [undefined, 'Vill du logga in med länken?'],
  ])('ask before a link logs in (name in the token: %s)', async (name, title) => {
    const context = { offeredToken: tokenOf({ ...(name && { name }) }) };
    const { view, sent } = withPortal(<SessionDialogs />, { session: { value: 'confirmingOffer', context } });
    show(view);
    await screen.findByRole('alertdialog', { name: title });
    press('Fortsätt');
    press('Avbryt');
    expect(sent.session.map(({ type }) => type)).toEqual(['offer.accept', 'offer.decline']);
    await expectAccessible();
  });

  it('warn before the session expires, and show the time', async () => {
    const context = { token: tokenOf({ expiresIn: 90 }) };
    const { view, sent } = withPortal(<SessionDialogs />, {
      session: { value: { signedIn: { expiring: 'asking' } }, context },
    });
    show(view);
    const dialog = await screen.findByRole('alertdialog', { name: 'Du loggas snart ut' });
    expect(dialog.textContent).toMatch(/klockan \d\d:\d\d/);
    press('Stanna kvar');
    press('Logga ut');
    expect(sent.session.map(({ type }) => type)).toEqual(['session.extend', 'session.logOut']);
    await expectAccessible();
  });

  it('say why the session could not be extended, and keep the button busy while it is tried again', async () => {
    const context = { token: tokenOf({ expiresIn: 90 }), message: { id: 'failure.unreachable' } as const };
    const { view } = withPortal(<SessionDialogs />, {
      session: { value: { signedIn: { expiring: 'asking' } }, context },
    });
    const { unmount } = show(view);
    const dialog = await screen.findByRole('alertdialog', { name: 'Du loggas snart ut' });
    expect(within(dialog).getByRole('alert').textContent).toContain('Vi får ingen kontakt');
    await expectAccessible();
    unmount();
    const value = { signedIn: { expiring: { extending: 'requesting' } } };
    show(withPortal(<SessionDialogs />, { session: { value, context: { token: tokenOf({ expiresIn: 90 }) } } }).view);
    expect((await screen.findByRole('button', { name: 'Stanna kvar' })).getAttribute('aria-busy')).toBe('true');
  });

  it('say when a session ends that cannot be extended', async () => {
    const context = { token: tokenOf({ expiresIn: 90 }) };
    const value = { signedIn: { ending: 'warning' } };
    const { view, sent } = withPortal(<SessionDialogs />, { session: { value, context } });
    show(view);
    const dialog = await screen.findByRole('alertdialog', { name: 'Din inloggning går snart ut' });
    expect(dialog.textContent).toMatch(/klockan \d\d:\d\d/);
    press('Okej');
    press('Logga ut');
    expect(sent.session.map(({ type }) => type)).toEqual(['ending.acknowledge', 'session.logOut']);
    await expectAccessible();
  });

  it('ask whether an inactive user is still there, with a region that will announce the time', async () => {
    const { view, sent } = withPortal(<SessionDialogs />, { session: { value: { signedIn: 'unattended' } } });
    show(view);
    const dialog = await screen.findByRole('alertdialog', { name: 'Är du kvar?' });
    expect(within(dialog).getByRole('timer').textContent).toMatch(/^Du loggas ut om \d+ sekund/);
    expect(within(dialog).getByRole('status').textContent).toBe('');
    press('Stanna kvar');
    press('Logga ut');
    expect(sent.session.map(({ type }) => type)).toEqual(['session.extend', 'session.logOut']);
    await expectAccessible();
  });

  it('are closed while the session is fresh', () => {
    show(withPortal(<SessionDialogs />, { session: { value: { signedIn: 'fresh' } } }).view);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('toasts', () => {
  const visibleToast = (fields?: { readonly isOnPage: true }) => {
    const message = { type: 'error', message: { id: 'failure.unreachable' }, ...fields } as const;
    const { actor, sent } = staticActor(toast, {
      value: 'visible',
      input: { toast: message, onEvent: () => undefined },
    });
    return { sent, entry: { id: 1, toast: message, actor } };
  };

  it('show their text, stay open while the pointer is over them, and can be closed', async () => {
    const { entry, sent } = visibleToast();
    show(withPortal(<ToastList />, { toasts: { shown: [entry], count: 1 } }).view);
    const item = await screen.findByRole('listitem');
    expect(item.textContent).toMatch(/Vi får ingen kontakt/);
    fireEvent.pointerEnter(item);
    fireEvent.pointerLeave(item);
    press('Stäng meddelandet');
    expect(sent.map(({ type }) => type)).toEqual(['toast.pause', 'toast.resume', 'toast.close']);
    await expectAccessible();
  });

  it.each([
    [
      'is announced',
      undefined,
      ['Meddelande: Vi får ingen kontakt. Kontrollera att du är uppkopplad och försök igen.'],
    ],
    ['is not announced if it is also on the page', { isOnPage: true }, []],
  ] as const)('their text %s', async (_, fields, expected) => {
    const announced = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[aria-live="polite"], [aria-live="assertive"]'))
        if (textContent !== '') announced.add(textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    show(withPortal(<ToastList />, { toasts: { shown: [visibleToast(fields).entry], count: 1 } }).view);
    await screen.findByRole('listitem');
    // Longer than the pause before the announcement.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    observer.disconnect();
    expect([...announced]).toEqual(expected);
  });
});

describe('error pages', () => {
  it('the not-found page links to home', async () => {
    show(<NotFoundView />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hoppsan, här skulle du inte hamna');
    expect(screen.getByRole('link', { name: 'Tillbaka till startsidan' }).getAttribute('href')).toBe('/home');
    await expectAccessible();
  });

  it('the crash page has a restart button', async () => {
    const restart = vi.fn();
    show(<CrashView onRestart={restart} />);
    expect(screen.queryByRole('button', { name: 'Logga ut' })).toBeNull();
    press('Börja om');
    expect(restart).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  it('the crash page has a log-out button for signed-in users', async () => {
    const logOut = vi.fn();
    show(<CrashView onRestart={() => undefined} onLogOut={logOut} />);
    press('Logga ut');
    expect(logOut).toHaveBeenCalledOnce();
    await expectAccessible();
  });
});
