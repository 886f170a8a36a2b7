import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { LoadError } from '../LoadError.tsx';
import { SupportLink } from '../SupportLink.tsx';
import { useTranslate } from '../use-translate.ts';
import { AddressStep } from './AddressStep.tsx';
import { NotEligible, OrderConfirmation } from './lazy-parts.tsx';
import { PinSavedStep } from './PinSavedStep.tsx';
import { PinStep } from './PinStep.tsx';
import type { OrderProps } from './physical-card-props.ts';
import { SigningStep } from './SigningStep.tsx';
import { StepLayout } from './StepLayout.tsx';
import { Welcome } from './Welcome.tsx';

/** The current step of the order of a physical card (§2 /physical-card-*, /choose-pin). */
export function PhysicalCardView({ actor }: OrderProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const { deliveryAddress, pinChoice, orderSigning } = useSelector(actor, ({ children }) => children);
  switch (value) {
    case 'welcome':
      return <Welcome actor={actor} />;
    case 'notEligible':
      return (
        <Suspense fallback={<Loading />}>
          <NotEligible actor={actor} />
        </Suspense>
      );
    case 'loadFailed':
      return <LoadFailed actor={actor} />;
    case 'feeInvalid':
      return <FeeInvalid actor={actor} />;
    case 'address':
      return deliveryAddress && <AddressStep actor={actor} address={deliveryAddress} />;
    case 'pin':
      return pinChoice && <PinStep actor={actor} pin={pinChoice} />;
    case 'signing':
      return orderSigning && <SigningStep actor={actor} signing={orderSigning} />;
    case 'pinSaved':
      return <PinSavedStep actor={actor} />;
    case 'ordered':
      return (
        <Suspense fallback={<Loading />}>
          <OrderConfirmation />
        </Suspense>
      );
    default:
      return <Loading />;
  }
}

const Loading = () => {
  const translate = useTranslate();
  return (
    <StepLayout>
      <PageHeading visuallyHidden title={translate('physical-card.welcome.title')} />
      <Skeleton label={translate('physical-card.loading')}>
        <div className="grid gap-5">
          <SkeletonBlock className="h-8 w-2/3" />
          <SkeletonBlock className="h-60 w-full" />
          <SkeletonBlock className="h-12 w-full" />
        </div>
      </Skeleton>
    </StepLayout>
  );
};

function LoadFailed({ actor }: OrderProps) {
  const translate = useTranslate();
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <StepLayout>
      <PageHeading title={translate('physical-card.welcome.title')} />
      <LoadError failure={failure} onRetry={() => actor.send({ type: 'order.retry' })} />
    </StepLayout>
  );
}

function FeeInvalid({ actor }: OrderProps) {
  const translate = useTranslate();
  return (
    <StepLayout>
      <PageHeading title={translate('physical-card.welcome.title')} />
      <LoadError onRetry={() => actor.send({ type: 'order.retry' })}>
        <FormattedMessage id="physical-card.fee.invalid" values={{ support: <SupportLink key="support" /> }} />
      </LoadError>
    </StepLayout>
  );
}
