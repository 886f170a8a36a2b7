import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SpinnerIcon } from '../../ui/SpinnerIcon.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import { Envelope } from './Envelope.tsx';
import { Pane } from './Pane.tsx';
import type { SigningProps } from './physical-card-props.ts';

const SignatureDialog = lazy(() => import('../SignatureDialog.tsx'));

/** The order is signed for and sent; nothing else can be done meanwhile. */
export function SigningStep(props: SigningProps) {
  const say = useTranslate();
  const { name, delivery } = useSelector(props.actor, ({ context }) => context);
  const signature = useSelector(props.signing, ({ children }) => children.signature);
  return (
    <Pane>
      <PageHeading title={say('physical.signing.title')}>
        <FormattedMessage id="physical.signing.text" />
      </PageHeading>
      <Surface>
        <Envelope name={name} delivery={delivery} />
      </Surface>
      <Progressing signing={props.signing} />
      <Suspense fallback={null}>{signature && <SignatureDialog actor={signature} />}</Suspense>
    </Pane>
  );
}

function Progressing({ signing }: Pick<SigningProps, 'signing'>) {
  const say = useTranslate();
  const value = useSelector(signing, (snapshot) => snapshot.value);
  switch (value) {
    case 'ordering':
    case 'checking':
      return (
        <p role="status" className="flex items-center justify-center gap-3 text-muted">
          <SpinnerIcon />
          <FormattedMessage id={value === 'ordering' ? 'physical.ordering' : 'physical.checking'} />
        </p>
      );
    case 'unknown':
      return (
        <LoadError retryLabel={say('physical.unknown.check')} onRetry={() => signing.send({ type: 'status.retry' })}>
          {say('physical.unknown')}
        </LoadError>
      );
    default:
      return null;
  }
}
