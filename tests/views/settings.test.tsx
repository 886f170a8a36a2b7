import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createActor, type StateValue } from 'xstate';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import type { Ore } from '../../contract/money.ts';
import { changePassword, changePasswordForm } from '../../machines/change-password/change-password.ts';
import { limitsForm } from '../../machines/limits/limits.setup.ts';
import { limits } from '../../machines/limits/limits.ts';
import { ChangePasswordTile } from '../../src/screens/change-password/ChangePasswordTile.tsx';
import { ContactDetailsTile } from '../../src/screens/contact-details/ContactDetailsTile.tsx';
import { LimitsView } from '../../src/screens/limits/LimitsView.tsx';
import { AccountDetailsView } from '../../src/screens/settings/AccountDetailsView.tsx';
import { SettingsView } from '../../src/screens/settings/SettingsView.tsx';
import { UserView } from '../../src/screens/settings/UserView.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const cardholder: Cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);
const input = { ports: inertPorts(), accountId: 30412, onEvent: () => undefined };
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

type GateOptions = Parameters<typeof accessGateIn>[1];
const showSignedIn = (content: ReactNode, gate: GateOptions = {}) =>
  show(<AccessGateContext value={accessGateIn('open', gate).actor}>{content}</AccessGateContext>);

const descriptionOf = (name: string) => plain(screen.getByText(name).parentElement?.querySelector('dd')?.textContent);

describe('SettingsView', () => {
  it.each([
    ['/settings/user', 'Mina uppgifter · Inställningar · Provkortet'],
    ['/settings/notifications', 'Aviseringar · Inställningar · Provkortet'],
    ['/settings/limits', 'Gränser · Inställningar · Provkortet'],
  ])('names the tab at %s in the title of the browser tab', (path, title) => {
    show(<SettingsView path={path}>Innehåll</SettingsView>);
    expect(document.title).toBe(title);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inställningar');
  });
});

describe('UserView', () => {
  type Context = Parameters<typeof staticActor<typeof changePassword>>[1]['context'];

  function showUser(value: StateValue = 'editing', context: Context = {}, gate: GateOptions = {}) {
    const { actor, sent } = staticActor(changePassword, { value, input, context });
    const view = (
      <UserView
        contactDetails={<ContactDetailsTile />}
        changePassword={<ChangePasswordTile actor={actor} />}
        languageSwitch={<p>Språkvalet</p>}
      />
    );
    showSignedIn(view, gate);
    return sent;
  }
  const withContacts = (contactInfos: Cardholder['personalInformation']['contactInfos']) => ({
    cardholder: { ...cardholder, personalInformation: { ...cardholder.personalInformation, contactInfos } },
  });
  const [email] = cardholder.personalInformation.contactInfos;

  it('shows the personal information, read-only', async () => {
    showUser();
    expect([
      descriptionOf('Förnamn'),
      descriptionOf('Efternamn'),
      descriptionOf('Adress'),
      descriptionOf('Postnummer'),
    ]).toEqual(['Anna', 'Lindqvist', 'Storgatan 1, Stockholm', '114 55']);
    expect(screen.getByText('Språkvalet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Om ditt konto' }).getAttribute('href')).toBe('/settings/details');
    await expectAccessible();
  });

  it('links to the change of contact details', () => {
    showUser();
    const addresses = ['Ändra e-post', 'Lägg till telefonnummer'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(addresses).toEqual(['/edit-email', '/edit-phone']);
    expect(screen.queryByText('Inte bekräftad.')).toBeNull();
  });

  it('shows what is not verified, with a link to verify it', async () => {
    showUser('editing', {}, withContacts(email ? [{ ...email, verified: false }] : []));
    expect(screen.getByText('Inte bekräftad.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Bekräfta e-posten' }).getAttribute('href')).toBe(
      '/verification-code?contactInformationId=9001&contactInformationType=1',
    );
    await expectAccessible();
  });

  it('shows that the address is missing', () => {
    const personalInformation = { ...cardholder.personalInformation, addresses: [] };
    showUser('editing', {}, { cardholder: { ...cardholder, personalInformation } });
    expect([descriptionOf('Adress'), descriptionOf('Postnummer')]).toEqual(['Saknas', 'Saknas']);
  });

  it('shows which requirements the new password meets', async () => {
    const sent = showUser('editing', { form: changePasswordForm.initialState({ newPassword: 'Middag' }) });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Minst 8 tecken, saknas', 'En stor bokstav, uppfyllt']),
    );
    expect(screen.getByRole('button', { name: 'Byt lösenordet', description: /Fyll i alla tre/ })).toBeDefined();
    fireEvent.change(screen.getByLabelText('Nuvarande lösenord'), { target: { value: 'Lunch' } });
    expect(sent).toEqual([{ type: 'field.changed', field: 'oldPassword', value: 'Lunch' }]);
    await expectAccessible();
  });

  it('explains that the new passwords differ when the button is pressed with the focus in the last field', async () => {
    const actor = createActor(changePassword, { input });
    actor.start();
    showSignedIn(<ChangePasswordTile actor={actor} />);
    fireEvent.click(screen.getByRole('button', { name: 'Välj ett nytt lösenord' }));
    const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
    type('Nuvarande lösenord', 'Lunch-2026');
    type('Nytt lösenord', 'Middag-27');
    type('Nytt lösenord igen', 'Middag-28');
    const repeated = screen.getByLabelText('Nytt lösenord igen');
    act(() => repeated.focus());
    const button = screen.getByRole('button', { name: 'Byt lösenordet', description: /samma nya lösenord två gånger/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText('Lösenorden stämmer inte överens.')).toBeNull();
    // Returns false if the press does not take the focus.
    expect(fireEvent.mouseDown(button)).toBe(false);
    fireEvent.click(button);
    expect(screen.getByLabelText('Nytt lösenord igen', { selector: '[aria-invalid=true]' })).toBe(repeated);
    expect(screen.getByText('Lösenorden stämmer inte överens.')).toBeDefined();
    expect(document.activeElement).toBe(repeated);
    expect(actor.getSnapshot().matches('editing')).toBe(true);
    await expectAccessible();
  });

  it('offers to log in with the new password when the password may be changed', async () => {
    const sent = showUser('outcomeUnknown', { message: { id: 'change-password.outcomeUnknown' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Lösenordet kan redan vara bytt/);
    press('Logga in med det nya lösenordet');
    expect(sent).toEqual([{ type: 'login.open' }]);
    await expectAccessible();
  });

  it('submits the passwords', () => {
    const form = changePasswordForm.initialState({
      oldPassword: 'Lunch-2026',
      newPassword: 'Middag-27',
      repeated: 'Middag-27',
    });
    const sent = showUser('editing', { form });
    press('Byt lösenordet');
    expect(sent).toEqual([{ type: 'form.submitted' }]);
  });

  it('shows and focuses a wrong old password, with a link to the password reset', async () => {
    const form = {
      ...changePasswordForm.initialState({ oldPassword: 'Lunch' }),
      touched: { oldPassword: 'blurred' },
    } as const;
    showUser('editing', { form, rejectedPassword: 'Lunch' });
    const field = screen.getByLabelText('Nuvarande lösenord');
    expect(document.activeElement).toBe(field);
    expect(screen.getByText('Fel lösenord.')).toBeDefined();
    expect(screen.getByRole('link', { name: /Har du glömt det/ }).getAttribute('href')).toBe('/login/email-recover');
    await expectAccessible();
  });

  it('shows why the password was not changed, and a busy button during the call', () => {
    showUser('saving', { message: { id: 'failure.unreachable' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Vi får ingen kontakt/);
    expect(screen.getByRole('button', { name: 'Byt lösenordet' }).getAttribute('aria-busy')).toBe('true');
  });
});

describe('AccountDetailsView', () => {
  it('shows the details', async () => {
    showSignedIn(<AccountDetailsView />);
    expect(['Arbetsgivare', 'Kontots status', 'Kort', 'Språk'].map(descriptionOf)).toEqual([
      'Nordlunds Bygg AB',
      'Aktivt',
      '•••• 4821',
      'Svenska',
    ]);
    // The top-up level has the name of the employer.
    expect(screen.queryByText('Påfyllningsnivå')).toBeNull();
    await expectAccessible();
  });
});

describe('LimitsView', () => {
  type Context = Parameters<typeof staticActor<typeof limits>>[1]['context'];

  function showLimits(value: StateValue, context: Context = {}) {
    const { actor, sent } = staticActor(limits, { value, input, context });
    show(<LimitsView actor={actor} />);
    return sent;
  }
  const savedLimits = { daily: 50_000 as Ore, weekly: 0 as Ore };
  /** The texts of the live regions; the one for locked limits is last. */
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('edits and saves the limits in kronor', async () => {
    const sent = showLimits('editing', { savedLimits, form: limitsForm.initialState({ daily: '500' }) });
    const daily = screen.getByRole<HTMLInputElement>('textbox', { name: 'Per dag, kr' });
    expect(daily.value).toBe('500');
    fireEvent.change(daily, { target: { value: '1 000' } });
    press('Spara gränserna');
    expect(sent).toEqual([{ type: 'field.changed', field: 'daily', value: '1 000' }, { type: 'form.submitted' }]);
    expect(screen.queryByText(/Dagsgränsen är högre/)).toBeNull();
    await expectAccessible();
  });

  it('warns if the daily limit is higher than the weekly one', async () => {
    showLimits('editing', { form: limitsForm.initialState({ daily: '2 000', weekly: '1000' }) });
    expect(statuses()).toEqual([expect.stringMatching(/Dagsgränsen är högre än veckogränsen/), '']);
    await expectAccessible();
  });

  it.each(['', ' ', '0', '00'])('shows that "%s" is no limit, in the words of the read-only page', async (weekly) => {
    showLimits('editing', { form: limitsForm.initialState({ daily: '500', weekly }) });
    expect(screen.getByRole('textbox', { name: 'Per vecka, kr', description: 'Ingen gräns' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Per dag, kr', description: '' })).toBeDefined();
    await expectAccessible();
  });

  it.each([
    ['12,50', '', /Ange ett heltal/],
    ['', '99999999', /Ange högst 9\s999\s999\skr\./],
  ])('shows an error for "%s" and "%s"', (daily, weekly, error) => {
    const form = {
      ...limitsForm.initialState({ daily, weekly }),
      touched: { daily: 'blurred', weekly: 'blurred' },
    } as const;
    showLimits('editing', { form });
    expect(screen.getByRole('textbox', { description: error })).toBeDefined();
  });

  it('shows locked limits read-only, with the reason', async () => {
    showLimits('locked', { savedLimits });
    expect([descriptionOf('Per dag'), descriptionOf('Per vecka')]).toEqual(['500 kr', 'Ingen gräns']);
    expect(statuses()).toEqual([expect.stringMatching(/Din arbetsgivare bestämmer/)]);
    expect(screen.queryByRole('textbox')).toBeNull();
    await expectAccessible();
  });

  it.each(['limits', 'permission'])('shows a skeleton while loading the %s', async (loading) => {
    showLimits({ loading });
    expect(statuses()).toEqual(['Hämtar gränserna', '']);
    await expectAccessible();
  });

  it('offers a retry when loading failed', async () => {
    const sent = showLimits('loadFailed', { message: { id: 'failure.timeout' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Svaret dröjde/);
    press('Försök igen');
    expect(sent).toEqual([{ type: 'limits.retry' }]);
    await expectAccessible();
  });

  it('shows why saving failed, and a busy button during the call', () => {
    showLimits('saving', { message: { id: 'failure.unreachable' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Vi får ingen kontakt/);
    expect(screen.getByRole('button', { name: 'Spara gränserna' }).getAttribute('aria-busy')).toBe('true');
  });
});
