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
import { HomeView } from '../../src/screens/home/HomeView.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const machines = {
  notificationBanners,
  balance,
  nextTopup,
  latestTransactions,
  cardStatus,
  articles,
  contactCheck,
};

type Machines = typeof machines;
type ContextOf<M extends AnyStateMachine> = Parameters<typeof staticActor<M>>[1]['context'];
type PartStates = { readonly [Name in keyof Machines]?: { value: StateValue; context?: ContextOf<Machines[Name]> } };

const DEFAULT_STATES: Readonly<Record<string, StateValue>> = { contactCheck: 'closed' };

interface Options {
  readonly locale?: 'sv-SE' | 'en-SE';
  readonly gate?: ReturnType<typeof accessGateIn>;
}

/** Renders home with static parts, which are loading by default. Returns the events that the parts receive. */
export function showHome(states: PartStates, { locale = 'sv-SE', gate = accessGateIn('open') }: Options = {}) {
  const input = {
    ports: inertPorts(),
    accountId: 30412,
    isOnDashboard: true,
    articleGroup: 'cardholder',
    imageOrigins: [],
    group: 'cardholder',
    cardholder: cardholderInfo.response.parse(cardholderInfo.example.response),
    onEvent: () => undefined,
  };
  const sent: AnyEventObject[] = [];
  const parts = Object.entries(machines).map(([name, machine]) => {
    const { value = DEFAULT_STATES[name] ?? 'loading', context = {} } = states[name as keyof Machines] ?? {};
    return [name, staticActor(machine as AnyStateMachine, { input, value, context }, sent).actor];
  });
  const { actor } = staticActor(home, { value: 'open', input, context: Object.fromEntries(parts) as HomeParts });
  show(
    <AccessGateContext value={gate.actor}>
      <HomeView actor={actor} />
    </AccessGateContext>,
    locale,
    locale === 'sv-SE' ? sv : en,
  );
  return sent;
}
