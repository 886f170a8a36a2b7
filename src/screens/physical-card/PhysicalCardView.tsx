import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { failureMessage } from '../../../machines/message.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { AddressStep } from './AddressStep.tsx';
import { Ordered, Refused } from './on-demand.ts';
import { Pane } from './Pane.tsx';
import { PinStep } from './PinStep.tsx';
import type { OrderProps } from './physical-card-props.ts';
import { SigningStep } from './SigningStep.tsx';
import { Welcome } from './Welcome.tsx';

/** The order of a physical card (§2 /physical-card-*, /choose-pin): the page that it stands at. */
export function PhysicalCardView({ actor }: OrderProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const { deliveryAddress, pinChoice, orderSigning } = useSelector(actor, ({ children }) => children);
  switch (value) {
    case 'welcome':
      return <Welcome actor={actor} />;
    case 'rejected':
      return (
        <Suspense fallback={<Reading />}>
          <Refused actor={actor} />
        </Suspense>
      );
    case 'unavailable':
      return <Unavailable actor={actor} />;
    case 'address':
      return deliveryAddress && <AddressStep actor={actor} address={deliveryAddress} />;
    case 'pin':
      return pinChoice && <PinStep actor={actor} pin={pinChoice} />;
    case 'signing':
      return orderSigning && <SigningStep actor={actor} signing={orderSigning} />;
    case 'ordered':
      return (
        <Suspense fallback={<Reading />}>
          <Ordered />
        </Suspense>
      );
    default:
      return <Reading />;
  }
}

const Reading = () => {
  const say = useTranslate();
  return (
    <Pane>
      <PageHeading quiet title={say('physical.welcome.title')} />
      <Skeleton label={say('physical.loading')}>
        <div className="grid gap-5">
          <SkeletonBlock className="h-8 w-2/3" />
          <SkeletonBlock className="h-60 w-full" />
          <SkeletonBlock className="h-12 w-full" />
        </div>
      </Skeleton>
    </Pane>
  );
};

function Unavailable({ actor }: OrderProps) {
  const say = useTranslate();
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Pane>
      <PageHeading title={say('physical.welcome.title')} />
      <LoadError retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'order.retry' })}>
        {failure && <MessageText message={failureMessage(failure)} />}
      </LoadError>
    </Pane>
  );
}
