import { fireEvent, screen, within } from '@testing-library/react';
import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate';
import { cardholderInfo } from '../../contract/cardholder.ts';
import en from '../../locales/en.json';
import sv from '../../locales/sv.json';
import { contactCheck } from '../../machines/contact-details/contact-check.ts';
import { articles } from '../../machines/home/articles.ts';
import { balance } from '../../machines/home/balance.ts';
import { cardStatus } from '../../machines/home/card-status.ts';
import { type HomeParts, home } from '../../machines/home/home.ts';
import { latestTransactions } from '../../machines/home/latest-transactions.ts';
import { nextTopup } from '../../machines/home/next-topup.ts';
import { notificationBanners } from '../../machines/home/notification-banners.ts';
import { nextOrder } from '../../machines/topups/next-order.ts';
import { HomeView } from '../../src/screens/home/HomeView.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

/** The text of an element, with ordinary spaces. */
export const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');
/** A part of the page, by its heading. */
export const region = (name: string) => screen.getByRole('region', { name });
/** Presses the retry button in an element. */
export const retry = (container: HTMLElement) =>
  fireEvent.click(within(container).getByRole('button', { name: 'Försök igen' }));

const machines = {
  notificationBanners,
  balance,
  nextOrder,
  nextTopup,
  latestTransactions,
  cardStatus,
  articles,
  contactCheck,
};

type Machines = typeof machines;
type ContextOf<M extends AnyStateMachine> = Parameters<typeof staticActor<M>>[1]['context'];
type PartStates = { readonly [Name in keyof Machines]?: { value: StateValue; context?: ContextOf<Machines[Name]> } };

const DEFAULT_STATES: Readonly<Record<string, StateValue>> = { contactCheck: 'closed', nextOrder: 'calm' };

interface Options {
  readonly value?: StateValue;
  readonly locale?: 'sv-SE' | 'en-SE';
  readonly gate?: ReturnType<typeof accessGateIn>;
}

/** Renders home with static parts, which are loading by default. Returns the events that home and its parts receive. */
export function showHome(
  states: PartStates,
  { value = 'open', locale = 'sv-SE', gate = accessGateIn('open') }: Options = {},
) {
  const input = {
    ports: inertPorts(),
    accountId: 30412,
    isOnDashboard: true,
    isInactive: false,
    hasCalendar: true,
    articleGroup: 'cardholder',
    imageOrigins: [],
    group: 'cardholder',
    cardholder: cardholderInfo.response.parse(cardholderInfo.example.response),
    watchCardholder: () => () => undefined,
    watchOffer: () => () => undefined,
    onEvent: () => undefined,
  };
  const sent: AnyEventObject[] = [];
  const parts = Object.entries(machines).map(([name, machine]) => {
    const { value: partValue = DEFAULT_STATES[name] ?? 'loading', context = {} } = states[name as keyof Machines] ?? {};
    return [name, staticActor(machine as AnyStateMachine, { input, value: partValue, context }, sent).actor];
  });
  const { actor } = staticActor(home, { value, input, context: Object.fromEntries(parts) as HomeParts }, sent);
  show(
    <AccessGateContext value={gate.actor}>
      <HomeView actor={actor} />
    </AccessGateContext>,
    locale,
    locale === 'sv-SE' ? sv : en,
  );
  return sent;
}
