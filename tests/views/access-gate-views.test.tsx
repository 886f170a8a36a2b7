import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import PolicyView from '../../src/screens/access-gate/PolicyView.tsx';
import TermsView from '../../src/screens/access-gate/TermsView.tsx';
import WelcomeView from '../../src/screens/access-gate/WelcomeView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn, cardholder } from './access-gate-fixture.ts';

const unreachable = { id: 'failure.unreachable' } as const;
const policy = { policyText: '<p>Bara lunch.</p>', accepted: false };
const button = (name: string) => screen.getByRole('button', { name });

describe('the terms', () => {
  const showTerms = (gate: ReturnType<typeof accessGateIn>) =>
    show(<TermsView actor={gate.actor} termsAddress="https://example.se/villkor" />);

  it('can be read and accepted', async () => {
    const gate = accessGateIn({ terms: { confirming: 'ready' } });
    showTerms(gate);
    expect(screen.getByRole('link', { name: /^Läs villkoren/ }).getAttribute('href')).toBe(
      'https://example.se/villkor',
    );
    fireEvent.click(button('Godkänn villkoren'));
    expect(gate.sent).toEqual([{ type: 'terms.accept' }]);
    await expectAccessible();
  });

  it.each(['accepting', 'checkingOutcome'])('cannot be accepted twice while %s', (terms) => {
    showTerms(accessGateIn({ terms }));
    expect(button('Godkänn villkoren').getAttribute('aria-disabled')).toBe('true');
  });

  it('say why they could not be accepted', () => {
    showTerms(accessGateIn({ terms: { confirming: 'ready' } }, { message: unreachable }));
    expect(screen.getByRole('alert').textContent).toMatch(/Vi får ingen kontakt/);
  });
});

describe('the policy of the employer', () => {
  it('names the employer, shows the text and can be approved', async () => {
    const gate = accessGateIn({ policy: { confirming: 'ready' } }, { policy });
    show(<PolicyView actor={gate.actor} />);
    expect(screen.getByText(/^Nordlunds Bygg AB har egna regler/)).toBeDefined();
    expect((await screen.findByText('Bara lunch.')).tagName).toBe('P');
    const reading = screen.getByRole('region', { name: 'Din arbetsgivares policy' });
    reading.focus();
    expect(document.activeElement).toBe(reading);
    fireEvent.click(button('Godkänn policyn'));
    expect(gate.sent).toEqual([{ type: 'policy.approve' }]);
    await expectAccessible();
  });

  it('is introduced without the name of the employer if the backend has none', () => {
    const branch = { ...cardholder.branch, description: '' };
    const gate = accessGateIn({ policy: { confirming: 'ready' } }, { policy, cardholder: { ...cardholder, branch } });
    show(<PolicyView actor={gate.actor} />);
    expect(screen.getByText(/^Din arbetsgivare har egna regler/)).toBeDefined();
  });

  it('says why it could not be approved', () => {
    show(
      <PolicyView actor={accessGateIn({ policy: { confirming: 'ready' } }, { policy, message: unreachable }).actor} />,
    );
    expect(screen.getByRole('alert').textContent).toMatch(/Vi får ingen kontakt/);
  });

  it.each(['approving', 'checkingOutcome'])('cannot be approved twice while %s', (value) => {
    show(<PolicyView actor={accessGateIn({ policy: value }, { policy }).actor} />);
    expect(button('Godkänn policyn').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the welcome', () => {
  it('greets by name and creates the card', async () => {
    const gate = accessGateIn({ onboarding: { confirming: 'ready' } });
    show(<WelcomeView actor={gate.actor} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Välkommen, Anna' })).toBeDefined();
    fireEvent.click(button('Fortsätt till startsidan'));
    expect(gate.sent).toEqual([{ type: 'card.create' }]);
    await expectAccessible();
  });

  it('greets without a name if the backend has none', () => {
    const gate = accessGateIn(
      { onboarding: { confirming: 'ready' } },
      { cardholder: { ...cardholder, firstName: '' } },
    );
    show(<WelcomeView actor={gate.actor} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Välkommen' })).toBeDefined();
  });

  it('creates no second card while the first is being made', () => {
    show(<WelcomeView actor={accessGateIn({ onboarding: 'creating' }).actor} />);
    expect(button('Fortsätt till startsidan').getAttribute('aria-disabled')).toBe('true');
  });

  it('points to the support when the card could not be made', () => {
    show(<WelcomeView actor={accessGateIn({ onboarding: { confirming: 'ready' } }, { message: unreachable }).actor} />);
    expect(screen.getByRole('alert').textContent).toMatch(/kontakta supporten/);
  });
});
