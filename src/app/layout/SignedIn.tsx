import { useSelector } from '@xstate/react';
import { CloudOff, SearchX } from 'lucide-react';
import { type PropsWithChildren, Suspense, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accessGate } from '../../../machines/access-gate/access-gate.ts';
import { lazyPart } from '../../screens/lazy-part.tsx';
import { MessageText } from '../../screens/MessageText.tsx';
import { RetryButton } from '../../screens/RetryButton.tsx';
import { AccessGateContext } from '../../screens/use-account.ts';
import { useTranslate } from '../../screens/use-translate.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useConfig, usePortal, useSession } from '../portal-context.ts';
import { matchRoute } from '../routes.ts';
import { LoadFailed as CodeLoadFailed } from '../ScreenView.tsx';
import { CalculatorHost } from './CalculatorHost.tsx';
import { ContactSaveErrorHost } from './ContactSaveErrorHost.tsx';
import { Loading, LoadingScreen } from './Loading.tsx';
import { PortalLayout } from './PortalLayout.tsx';

// Shown once per cardholder, so loaded when needed.
const TermsView = lazyPart(() => import('../../screens/access-gate/TermsView.tsx'), CodeLoadFailed);
const PolicyView = lazyPart(() => import('../../screens/access-gate/PolicyView.tsx'), CodeLoadFailed);
const WelcomeView = lazyPart(() => import('../../screens/access-gate/WelcomeView.tsx'), CodeLoadFailed);

type Gate = ActorRefFrom<typeof accessGate>;
type GateSnapshot = SnapshotFrom<typeof accessGate>;
type NameOf<Value> = Value extends string ? Value : keyof Value;

type Step = NameOf<GateSnapshot['value']>;

/** The name of the top-level state. */
const stepOf = ({ value }: GateSnapshot) => (typeof value === 'string' ? value : Object.keys(value)[0]) as Step;

/**
 * The step of the gate. When access is granted, `loading` for one more moment: React then draws the page and its
 * navigation in slices instead of one long task.
 */
function useStep(gate: Gate) {
  const step = useSelector(gate, stepOf);
  const isDrawn = useDeferredValue(step === 'open');
  return step === 'open' && !isDrawn ? 'loading' : step;
}

/** The layout of a signed-in user, with what the access gate allows in it (§2 layout rules). */
export function SignedIn({ children }: PropsWithChildren) {
  const gate = useSelector(usePortal(), ({ context }) => context.gate);
  return gate ? <GateLayout gate={gate}>{children}</GateLayout> : <LoadingScreen />;
}

/** Steps in which the user must accept or create something: no navigation, only a way back (§2 navigation). */
const isPending = (step: string) => step === 'terms' || step === 'policy' || step === 'onboarding';

function navigationIn(step: string) {
  if (isPending(step)) return 'none';
  if (step === 'loading') return 'loading';
  return step === 'open' ? 'full' : 'help';
}

interface Props {
  readonly gate: Gate;
}

function GateLayout({ gate, children }: PropsWithChildren<Props>) {
  const session = useSession();
  const step = useStep(gate);
  const navigation = navigationIn(step);
  const logOut = () => session.send({ type: 'session.logOut' });
  return (
    <AccessGateContext value={gate}>
      <PortalLayout navigation={navigation} onLogOut={logOut}>
        <Suspense fallback={<Loading />}>
          <GateContent gate={gate} step={step}>
            {children}
          </GateContent>
          {isPending(step) && <WayBack onLogOut={logOut} />}
        </Suspense>
      </PortalLayout>
    </AccessGateContext>
  );
}

function GateContent({ gate, step, children }: PropsWithChildren<Props & { readonly step: Step }>) {
  const { links } = useConfig();
  const { pathname } = useLocation();
  const language = useSelector(usePortal(), ({ context }) => context.language);
  // A cardholder whose saved language differs from the device sees no text in the wrong one.
  const isAdopting = useSelector(language, (snapshot) => snapshot.matches('adopting'));
  if (matchRoute(pathname).route.access === 'signedIn' && !isAdopting)
    return (
      <OpenPage gate={gate} isOpen={step === 'open'}>
        {children}
      </OpenPage>
    );
  switch (isAdopting ? 'loading' : step) {
    case 'open':
      return (
        <OpenPage gate={gate} isOpen>
          {children}
        </OpenPage>
      );
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

/** From a page without the gate back to the question, and from the question to the log-in. */
function WayBack({ onLogOut }: { readonly onLogOut: () => void }) {
  const { pathname } = useLocation();
  const { access, hidesNavigation } = matchRoute(pathname).route;
  const isUngated = access === 'signedIn';
  // It has a way back of its own.
  if (isUngated && hidesNavigation) return null;
  return (
    <p className="mt-4 flex justify-center">
      {isUngated ? (
        <LinkButton kind="ghost" to="/home">
          <FormattedMessage id="navigation.back" />
        </LinkButton>
      ) : (
        <Button kind="ghost" onPress={onLogOut}>
          <FormattedMessage id="access-gate.back" />
        </Button>
      )}
    </p>
  );
}

/** The page of the address, and what can be above it. */
const OpenPage = ({ gate, isOpen, children }: PropsWithChildren<Props & { readonly isOpen: boolean }>) => (
  <>
    {isOpen && <ContactSaveErrorHost gate={gate} />}
    {children}
    {isOpen && <CalculatorHost />}
  </>
);

function NoAccount({ gate }: Props) {
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

function LoadFailed({ gate }: Props) {
  const translate = useTranslate();
  const message = useSelector(gate, ({ context }) => context.message);
  return (
    <ResultPage
      icon={CloudOff}
      title={translate('access-gate.loadFailed.title')}
      description={message && <MessageText message={message} />}
    >
      <Retry gate={gate} />
    </ResultPage>
  );
}

const Retry = ({ gate }: Props) => <RetryButton onPress={() => gate.send({ type: 'access.retry' })} />;
