import type { MessageId } from '../../../machines/message.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { PartUnavailable } from '../PartUnavailable.tsx';
import { useTranslate } from '../use-translate.ts';
import { StepLayout } from './StepLayout.tsx';

/** In place of a whole page, which has no navigation: the heading and the link back stay. */
const pageUnavailable = (title: MessageId) =>
  function PageUnavailable({ onRetry }: { readonly onRetry: () => void }) {
    const translate = useTranslate();
    return (
      <StepLayout>
        <PageHeading title={translate(title)} />
        <PartUnavailable onRetry={onRetry} />
      </StepLayout>
    );
  };

const fetchPinFrame = () => import('./PinFrame.tsx');
const fetchOrdered = () => import('./OrderConfirmation.tsx');

export const NotEligible = lazyPart(
  () => import('./NotEligible.tsx'),
  pageUnavailable('physical-card.notEligible.title'),
);

export const PinFrame = lazyPart(fetchPinFrame);

export const OrderConfirmation = lazyPart(fetchOrdered, pageUnavailable('physical-card.done.title'));
