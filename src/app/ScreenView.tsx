import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { screenHost } from '../../machines/portal/screen-host.ts';
import { useTranslate } from '../screens/use-translate.ts';
import { Button } from '../ui/Button.tsx';
import { ResultPage } from '../ui/ResultPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { CrashView } from './layout/CrashView.tsx';
import { Loading } from './layout/Loading.tsx';
import { usePortal, useSession } from './portal-context.ts';

/** The screen with this name, once the root has opened it. */
export function OpenScreen({ name }: { readonly name: string }) {
  const screen = useSelector(usePortal(), ({ context }) => context.screen);
  if (screen?.name !== name) return <Loading />;
  return <ScreenView key={screen.key} host={screen.actor} />;
}

/** What a screen host shows: the screen, or why it cannot. */
function ScreenView({ host }: { readonly host: ActorRefFrom<typeof screenHost> }) {
  const state = useSelector(host, ({ value }) => value);
  const Component = useSelector(host, ({ context }) => context.screen?.view.Component);
  const retry = () => host.send({ type: 'screen.retry' });
  switch (state) {
    case 'running':
      return (
        <ErrorBoundary fallback={(restart) => <ScreenCrash onRestart={restart} />}>
          <Suspense fallback={<Loading />}>{Component && <Component />}</Suspense>
        </ErrorBoundary>
      );
    case 'loadFailed':
      return <LoadFailed onRetry={retry} />;
    case 'crashed':
      return <ScreenCrash onRestart={retry} />;
    default:
      return <Loading />;
  }
}

/** Some pages have no navigation, so the log-out is part of the message. */
function ScreenCrash({ onRestart }: { readonly onRestart: () => void }) {
  const session = useSession();
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'));
  return (
    <CrashView
      onRestart={onRestart}
      onLogOut={isSignedIn ? () => session.send({ type: 'session.logOut' }) : undefined}
    />
  );
}

/** The code of a page could not be fetched. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <ResultPage
      icon={Info}
      title={translate('loading.pageFailed')}
      description={<FormattedMessage id="failure.unreachable" />}
    >
      <Button onPress={onRetry}>
        <FormattedMessage id="action.retry" />
      </Button>
    </ResultPage>
  );
}
