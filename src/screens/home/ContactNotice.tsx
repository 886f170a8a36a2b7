import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { BannerFailure } from './BannerFailure.tsx';
import type { PartProps } from './home-props.ts';

/** A question can wait for the next visit; a page must not crash for want of it. */
const ContactDialog = lazy<ComponentType<PartProps<'contactCheck'>>>(() =>
  import('./ContactDialog.tsx').catch(() => ({ default: () => null })),
);

const DIALOG: readonly string[] = ['asking', 'clearing'];
const BUSY: readonly string[] = ['restoring', 'rereading'];

/** The question about old contact details (§4); and a complaint for as long as confirmed ones are not back. */
export function ContactNotice({ actor }: PartProps<'contactCheck'>) {
  const state = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (DIALOG.includes(state))
    return (
      <Suspense fallback={null}>
        <ContactDialog actor={actor} />
      </Suspense>
    );
  if (failure === null || state === 'settled') return null;
  return (
    <BannerFailure
      what="contacts.unsaved"
      failure={failure}
      busy={BUSY.includes(state)}
      onRetry={() => actor.send({ type: 'contacts.retry' })}
    />
  );
}
