import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SpinnerIcon } from '../../ui/Spinner.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { LazySignatureDialog } from '../LazySignatureDialog.tsx';
import { LoadError } from '../LoadError.tsx';
import { useTranslate } from '../use-translate.ts';
import { AddressLabel } from './AddressLabel.tsx';
import type { SigningProps } from './physical-card-props.ts';
import { StepLayout } from './StepLayout.tsx';

/** Signs and sends the order. */
export function SigningStep(props: SigningProps) {
  const translate = useTranslate();
  const { name, delivery } = useSelector(props.actor, ({ context }) => context);
  const signature = useSelector(props.signing, ({ children }) => children.signature);
  return (
    <StepLayout>
      <PageHeading title={translate('physical-card.signing.title')}>
        <FormattedMessage id="physical-card.signing.text" />
      </PageHeading>
      <Surface>
        <AddressLabel name={name} delivery={delivery} />
      </Surface>
      <OrderStatus signing={props.signing} />
      <Suspense fallback={null}>{signature && <LazySignatureDialog actor={signature} />}</Suspense>
    </StepLayout>
  );
}

/** What is announced while the order is sent and checked. */
const PROGRESS = {
  checkingFee: 'physical-card.ordering',
  ordering: 'physical-card.ordering',
  checkingAccepted: 'physical-card.checking',
  checkingOutcome: 'physical-card.checking',
} as const;

function OrderStatus({ signing }: Pick<SigningProps, 'signing'>) {
  const translate = useTranslate();
  const value = useSelector(signing, (snapshot) => snapshot.value);
  const progress = Object.entries(PROGRESS).find(([state]) => state === value)?.[1];
  return (
    <div>
      {/* Mounted before it has a text: screen readers miss a text that appears with its region. */}
      <p role="status" className="flex items-center justify-center gap-3 text-muted">
        {progress && (
          <>
            <SpinnerIcon />
            <FormattedMessage id={progress} />
          </>
        )}
      </p>
      {value === 'outcomeUnknown' && (
        <LoadError retryLabel={translate('action.checkAgain')} onRetry={() => signing.send({ type: 'status.retry' })}>
          {translate('physical-card.outcomeUnknown')}
        </LoadError>
      )}
    </div>
  );
}
