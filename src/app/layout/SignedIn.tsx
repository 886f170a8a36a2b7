import { useSelector } from '@xstate/react';
import { CloudOff, SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accessGate } from '../../../machines/access-gate/access-gate.ts';
import { failureMessage } from '../../../machines/message.ts';
import { MessageText } from '../../screens/MessageText.tsx';
import { AccessGateContext } from '../../screens/use-account.ts';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useConfig, usePortal, useSession } from '../portal-context.ts';
import { CalculatorHost } from './CalculatorHost.tsx';
import { ContactSaveErrorHost } from './ContactSaveErrorHost.tsx';
import { Loading, LoadingScreen } from './Loading.tsx';
import { SUPPORT } from './nav-items.ts';
import { PortalLayout } from './PortalLayout.tsx';

// Shown once per cardholder, so loaded when needed.
const TermsView = lazy(() => import('../../screens/access-gate/TermsView.tsx'));
const PolicyView = lazy(() => import('../../screens/access-gate/PolicyView.tsx'));
const WelcomeView = lazy(() => import('../../screens/access-gate/WelcomeView.tsx'));

type Gate = ActorRefFrom<typeof accessGate>;
type GateSnapshot = SnapshotFrom<typeof accessGate>;
type NameOf<Value> = Value extends string ? Value : keyof Value;

/** The name of the top-level state. */
const stepOf = ({ value }: GateSnapshot) =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as NameOf<typeof value>;

/** The layout of a signed-in user, with what the access gate allows in it (§2 layout rules). */
export default function SignedIn() {
  const gate = useSelector(usePortal(), ({ context }) => context.gate);
  return gate ? <GateLayout gate={gate} /> : <LoadingScreen />;
}

function GateLayout({ gate }: { readonly gate: Gate }) {
  const session = useSession();
  const isOpen = useSelector(gate, (snapshot) => snapshot.matches('open'));
  return (
    <AccessGateContext value={gate}>
      <PortalLayout isOpen={isOpen} onLogOut={() => session.send({ type: 'session.logOut' })}>
        <Suspense fallback={<Loading />}>
          <GateContent gate={gate} />
        </Suspense>
      </PortalLayout>
    </AccessGateContext>
  );
}

function GateContent({ gate }: { readonly gate: Gate }) {
  const { links } = useConfig();
  const { pathname } = useLocation();
  const step = useSelector(gate, stepOf);
  const language = useSelector(usePortal(), ({ context }) => context.language);
  // A cardholder whose saved language differs from the device sees no text in the wrong one.
  const isAdopting = useSelector(language, (snapshot) => snapshot.matches('adopting'));
  // Support shows without the gate (§2).
  if (pathname === SUPPORT.path && !isAdopting) return <OpenPage gate={gate} isOpen={step === 'open'} />;
  switch (isAdopting ? 'loading' : step) {
    case 'open':
      return <OpenPage gate={gate} isOpen />;
    case 'terms':
      return <TermsView actor={gate} termsAddress={links.terms} />;
    case 'policy':
      return <PolicyView actor={gate} />;
    case 'onboarding':
      return <WelcomeView actor={gate} />;
    case 'noAccount':
      return <NoAccount gate={gate} />;
    case 'loadFailed':
      return <LoadFailed gate={gate} />;
    default:
      return <Loading />;
  }
}

/** The page of the address, and what can be above it. */
const OpenPage = ({ gate, isOpen }: { readonly gate: Gate; readonly isOpen: boolean }) => (
  <>
    {isOpen && <ContactSaveErrorHost gate={gate} />}
    <Outlet />
    {isOpen && <CalculatorHost />}
  </>
);

function NoAccount({ gate }: { readonly gate: Gate }) {
  const translate = useTranslate();
  return (
    <ResultPage
      icon={SearchX}
      title={translate('access-gate.noAccount.title')}
      description={<FormattedMessage id="access-gate.noAccount.text" />}
    >
      <Retry gate={gate} />
    </ResultPage>
  );
}

function LoadFailed({ gate }: { readonly gate: Gate }) {
  const translate = useTranslate();
  const failure = useSelector(gate, ({ context }) => context.failure);
  return (
    <ResultPage
      icon={CloudOff}
      title={translate('access-gate.loadFailed.title')}
      description={failure && <MessageText message={failureMessage(failure)} />}
    >
      <Retry gate={gate} />
    </ResultPage>
  );
}

const Retry = ({ gate }: { readonly gate: Gate }) => (
  <Button onPress={() => gate.send({ type: 'access.retry' })}>
    <FormattedMessage id="action.retry" />
  </Button>
);
