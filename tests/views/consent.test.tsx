import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Consent, CookieSettings } from '../../src/app/layout/Consent.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { withPortal } from './with-portal.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('region', { name: 'Får vi använda kakor?' });

beforeEach(() => {
  // The page of these tests measures nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

describe('the question about cookies', () => {
  it('has two answers that are alike, and leaves the focus where it is', async () => {
    const { view, sent } = withPortal(<Consent />, { consent: 'asking' });
    show(view);
    expect((await question()).contains(document.activeElement)).toBe(false);
    const [decline, accept] = ['Nej tack', 'Ja, gärna'].map((name) => screen.getByRole('button', { name }));
    expect(decline?.className).toBe(accept?.className);
    press('Nej tack');
    press('Ja, gärna');
    expect(sent.consent.map(({ type }) => type)).toEqual(['consent.decline', 'consent.accept']);
    await expectAccessible();
  });

  it('takes the focus when it was asked for', async () => {
    show(withPortal(<Consent />, { consent: 'reconsidering' }).view);
    expect(document.activeElement).toBe(await question());
  });

  it('is gone once it is answered, and comes back from the settings', () => {
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
