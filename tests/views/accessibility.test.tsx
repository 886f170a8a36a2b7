import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { signedInDetour, signedOutDetour } from '../../machines/portal/paths.ts';
import { AccessibilityView } from '../../src/screens/accessibility/AccessibilityView.tsx';
import { readStatement } from '../../src/screens/accessibility/statement.ts';
import { expectAccessible, show } from '../ui/show.tsx';

const field = {
  provider: 'Exempelkort AB',
  conformance: 'partial',
  deficiencies: [
    {
      text: { sv: 'PIN-kodens sida.', en: 'The page of the PIN.' },
      reason: { sv: 'Inte granskad.', en: 'Not reviewed.' },
    },
  ],
  contact: { email: 'hej@example.se', phone: '+46 8 123 45 67' },
  supervision: [
    { law: '2018:1937', authority: 'Digg', complaints: 'https://digg.example/anmal' },
    { law: '2023:254', authority: 'PTS', complaints: 'https://pts.example/anmal' },
  ],
  tested: { sv: 'Granskad av en konsult.', en: 'Reviewed by a consultant.' },
  reviewed: '2026-11-01',
};

const showStatement = (value: unknown, ...language: [locale?: string, messages?: Record<string, string>]) =>
  show(<AccessibilityView product="Lunchkortet" statement={readStatement(value)} />, ...language);

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const text = () => document.body.textContent ?? '';

describe('AccessibilityView', () => {
  it('shows what the operator has configured', async () => {
    showStatement(field);
    expect(headings()).toEqual([
      'Tillgänglighet',
      'Om tjänsten',
      'Hur tillgänglig är tjänsten?',
      'Kända brister',
      'Kontakta oss',
      'Tillsyn',
      'Så har tjänsten testats',
    ]);
    for (const part of [
      'Exempelkort AB ansvarar',
      'uppfyller delvis',
      'PIN-kodens sida.Orsak: Inte granskad.',
      'lagen (2018:1937)',
      'Tillsynsmyndighet är Digg',
      'lagen (2023:254)',
      'Tillsynsmyndighet är PTS',
      'Granskad av en konsult.',
      'Senast granskad den 1 november 2026.',
    ])
      expect(text()).toContain(part);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'mailto:hej@example.se',
      'tel:+4681234567',
      'https://digg.example/anmal',
      'https://pts.example/anmal',
      '/home',
    ]);
    await expectAccessible();
  });

  it('shows the texts of the operator in English', () => {
    showStatement(field, 'en-GB', en);
    for (const part of ['partly meets', 'The page of the PIN.Reason: Not reviewed.', 'Reviewed by a consultant.'])
      expect(text()).toContain(part);
  });

  it('without a statement it claims nothing, and leads to the support page', async () => {
    showStatement(undefined);
    expect(headings()).toEqual(['Tillgänglighet', 'Om tjänsten', 'Hur tillgänglig är tjänsten?', 'Kontakta oss']);
    expect(text()).toContain('ännu ingen bedömning');
    expect(text()).not.toMatch(/uppfyller kraven i|lagen \(|Kända brister/);
    expect(screen.getByRole('link', { name: 'supporten' }).getAttribute('href')).toBe('/support');
    await expectAccessible();
  });

  it('says that no deficiency is known only if the list is empty', () => {
    showStatement({ ...field, deficiencies: [] });
    expect(text()).toContain('Vi känner inte till några brister.');
  });

  it.each([{ ...field, conformance: 'perfect' }, { ...field, reviewed: 'today' }, {}])('rejects %j', (value) => {
    expect(() => readStatement(value)).toThrow();
  });
});

it('the statement shows with and without a session', () => {
  expect(signedOutDetour('/accessibility')).toBeNull();
  expect(signedInDetour('/accessibility')).toBeNull();
});
