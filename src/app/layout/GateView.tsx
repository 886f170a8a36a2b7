import { useSelector } from '@xstate/react';
import { CloudOff, SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { accessGate } from '../../../machines/access-gate/access-gate.ts';
import { failureMessage } from '../../../machines/message.ts';
import { GateContext } from '../../screens/holder.ts';
import { MessageText } from '../../screens/MessageText.tsx';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { type Gate, useGate, useSession } from '../gate.ts';
import { useConfig, usePortal } from '../portal-context.ts';
import { CalculatorPlace } from './CalculatorPlace.tsx';
import { ContactsPlace } from './ContactsPlace.tsx';
import { SUPPORT } from './destinations.ts';
import { Loading, LoadingScreen } from './Loading.tsx';
import { PortalFrame } from './PortalFrame.tsx';

// Seen once, when the card is new; nobody else needs to fetch them.
const TermsView = lazy(() => import('../../screens/access-gate/TermsView.tsx'));
const PolicyView = lazy(() => import('../../screens/access-gate/PolicyView.tsx'));
const WelcomeView = lazy(() => import('../../screens/access-gate/WelcomeView.tsx'));

type GateSnapshot = SnapshotFrom<typeof accessGate>;

type NameOf<Value> = Value extends string ? Value : keyof Value;

/** The top state: which door the person stands at. */
const doorOf = ({ value }: GateSnapshot) =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as NameOf<typeof value>;

/** Help is there for whoever stands at the gate as well (§2). */
const UNGATED = SUPPORT.path;

/** The frame of a signed-in cardholder with what the gate allows in it (§2 layout rules). */
export function GateView() {
  const gate = useGate();
  return gate ? <Door gate={gate} /> : <LoadingScreen />;
}

function Door({ gate }: { readonly gate: Gate }) {
  const session = useSession();
  const isOpen = useSelector(gate, (snapshot) => snapshot.matches('open'));
  return (
    <GateContext value={gate}>
      <PortalFrame isOpen={isOpen} onLogOut={() => session.send({ type: 'session.logOut' })}>
        <Suspense fallback={<Loading />}>
          <Behind gate={gate} />
        </Suspense>
      </PortalFrame>
    </GateContext>
  );
}

function Behind({ gate }: { readonly gate: Gate }) {
  const { links } = useConfig();
  const { pathname } = useLocation();
  const door = useSelector(gate, doorOf);
  const language = useSelector(usePortal(), ({ context }) => context.language);
  // Whoever has another language than this device reads nothing in the wrong one.
  const isAdopting = useSelector(language, (snapshot) => snapshot.matches('adopting'));
  if (pathname === UNGATED && !isAdopting) return <OpenPage gate={gate} isOpen={door === 'open'} />;
  switch (isAdopting ? 'loading' : door) {
    case 'open':
      return <OpenPage gate={gate} isOpen />;
    case 'terms':
      return <TermsView actor={gate} termsAddress={links.terms} />;
    case 'policy':
      return <PolicyView actor={gate} />;
    case 'onboarding':
      return <WelcomeView actor={gate} />;
    case 'accountless':
      return <Accountless gate={gate} />;
    case 'unavailable':
      return <Unavailable gate={gate} />;
    default:
      return <Loading />;
  }
}

/** The routed page, and what can stand above it. */
const OpenPage = ({ gate, isOpen }: { readonly gate: Gate; readonly isOpen: boolean }) => (
  <>
    {isOpen && <ContactsPlace gate={gate} />}
    <Outlet />
    {isOpen && <CalculatorPlace />}
  </>
);

function Accountless({ gate }: { readonly gate: Gate }) {
  const say = useTranslate();
  return (
    <ResultPage
      icon={SearchX}
      title={say('gate.accountless.title')}
      text={<FormattedMessage id="gate.accountless.text" />}
    >
      <Retry gate={gate} />
    </ResultPage>
  );
}

function Unavailable({ gate }: { readonly gate: Gate }) {
  const say = useTranslate();
  const failure = useSelector(gate, ({ context }) => context.failure);
  return (
    <ResultPage
      icon={CloudOff}
      title={say('gate.unavailable.title')}
      text={failure && <MessageText message={failureMessage(failure)} />}
    >
      <Retry gate={gate} />
    </ResultPage>
  );
}

const Retry = ({ gate }: { readonly gate: Gate }) => (
  <Button onPress={() => gate.send({ type: 'gate.retry' })}>
    <FormattedMessage id="action.retry" />
  </Button>
);
