import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate';
import { cardholderInfo } from '../../contract/cardholder.ts';
import en from '../../locales/en.json';
import sv from '../../locales/sv.json';
import { contactCheck } from '../../machines/contact-details/contact-check.ts';
import { articles } from '../../machines/home/articles.ts';
import { balance } from '../../machines/home/balance.ts';
import { cardStatus } from '../../machines/home/card-status.ts';
import { home, type HomeParts } from '../../machines/home/home.ts';
import { latestTransactions } from '../../machines/home/latest-transactions.ts';
import { nextTopup } from '../../machines/home/next-topup.ts';
import { notices } from '../../machines/home/notification-banners.ts';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { HomeView } from '../../src/screens/home/HomeView.tsx';
import { show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const machines = {
  notices,
  balance: balance,
  nextTopup: nextTopup,
  latestTransactions,
  cardStatus,
  articles,
  contactCheck,
};

type Machines = typeof machines;
type ContextOf<M extends AnyStateMachine> = Parameters<typeof staticActor<M>>[1]['context'];
type Stands = { readonly [Name in keyof Machines]?: { value: StateValue; context?: ContextOf<Machines[Name]> } };

const FIRST: Readonly<Record<string, StateValue>> = { contactCheck: 'settled' };

interface Around {
  readonly locale?: 'sv-SE' | 'en-SE';
  readonly gate?: ReturnType<typeof accessGateIn>;
}

/** Shows home with each part standing where it is told to, the others where they begin; answers with what they hear. */
export function showHome(stands: Stands, { locale = 'sv-SE', gate = accessGateIn('open') }: Around = {}) {
  const ports = inertPorts();
  const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);
  const input = {
    ports,
    accountId: 30412,
    isOnDashboard: true,
    articleGroup: 'cardholder',
    group: 'cardholder',
    cardholder,
    tell: () => undefined,
  };
  const heard: AnyEventObject[] = [];
  const parts = Object.entries(machines).map(([name, machine]) => {
    const { value = FIRST[name] ?? 'reading', context = {} } = stands[name as keyof Machines] ?? {};
    const { actor, sent } = staticActor(machine as AnyStateMachine, { input, value, context });
    sent.push = (...events) => heard.push(...events);
    return [name, actor];
  });
  const { actor } = staticActor(home, { value: 'open', input, context: Object.fromEntries(parts) as HomeParts });
  show(
    <AccessGateContext value={gate.actor}>
      <HomeView actor={actor} />
    </AccessGateContext>,
    locale,
    locale === 'sv-SE' ? sv : en,
  );
  return heard;
}
