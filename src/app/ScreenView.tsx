import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { screenHost } from '../../machines/portal/screen-host.ts';
import { useTranslate } from '../screens/use-translate.ts';
import { Button } from '../ui/Button.tsx';
import { ResultPage } from '../ui/ResultPage.tsx';
import type { Screen } from './define-screen.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { CrashView } from './layout/CrashView.tsx';
import { Loading } from './layout/Loading.tsx';
import { usePortal } from './portal-context.ts';

/** The screen with this name, once the root has opened it. */
export function OpenScreen({ name }: { readonly name: string }) {
  const screen = useSelector(usePortal(), ({ context }) => context.screen);
  if (screen?.actor.getSnapshot().context.name !== name) return <Loading />;
  return <ScreenView key={screen.key} host={screen.actor} />;
}

/** What a screen host shows: the screen, or why it cannot. */
function ScreenView({ host }: { readonly host: ActorRefFrom<typeof screenHost> }) {
  const state = useSelector(host, ({ value }) => value);
  const { code, actor } = useSelector(host, ({ context }) => context);
  const retry = () => host.send({ type: 'screen.retry' });
  switch (state) {
    case 'running':
      return (
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <View component={code?.view as Screen['View']} actor={actor} />
          </Suspense>
        </ErrorBoundary>
      );
    case 'loadFailed':
      return <LoadFailed onRetry={retry} />;
    case 'crashed':
      return <CrashView onRestart={retry} />;
    default:
      return <Loading />;
  }
}

interface ViewProps {
  readonly component: Screen['View'];
  /** null for a screen without behaviour, whose view reads no actor. */
  readonly actor: AnyActorRef | null;
}

const View = ({ component: Component, actor }: ViewProps) => <Component actor={actor as AnyActorRef} />;

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
