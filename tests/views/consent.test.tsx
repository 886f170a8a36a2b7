import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Consent, CookieSettings } from '../../src/app/layout/Consent.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { withPortal } from './with-portal.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const panel = () => screen.findByRole('region', { name: 'Får vi använda kakor?' });

beforeEach(() => {
  // jsdom has no ResizeObserver.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

describe('the consent panel', () => {
  it('has two buttons that look alike, and does not take the focus', async () => {
    const { view, sent } = withPortal(<Consent />, { consent: 'asking' });
    show(view);
    expect((await panel()).contains(document.activeElement)).toBe(false);
    const [decline, accept] = ['Nej tack', 'Ja, gärna'].map((name) => screen.getByRole('button', { name }));
    expect(decline?.className).toBe(accept?.className);
    press('Nej tack');
    press('Ja, gärna');
    expect(sent.consent.map(({ type }) => type)).toEqual(['consent.decline', 'consent.accept']);
    await expectAccessible();
  });

  it('takes the focus when it is opened from the settings', async () => {
    show(withPortal(<Consent />, { consent: { reconsidering: 'accepted' } }).view);
    expect(document.activeElement).toBe(await panel());
    expect(screen.getByText('Ditt nuvarande val: ja.')).toBeDefined();
  });

  it('closes after an answer, and opens again from the settings', () => {
    const { view, sent } = withPortal(
      <>
        <Consent />
        <CookieSettings />
      </>,
    );
    show(view);
    expect(screen.queryByRole('region')).toBeNull();
    press('Inställningar för kakor');
    expect(sent.consent.map(({ type }) => type)).toEqual(['consent.reconsider']);
  });
});
