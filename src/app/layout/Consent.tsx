import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { LINK_CLASS } from '../../ui/TextLink.tsx';
import { usePortal } from '../portal-context.ts';

/** Who was asked before and cannot be asked now keeps their answer; who was not is asked the next time. */
const ConsentPanel = lazy(() => import('./ConsentPanel.tsx').catch(() => ({ default: () => <></> })));

const useConsent = () => useSelector(usePortal(), ({ context }) => context.consent);

/** The question about cookies while it is open; its code comes with it, after the page itself. */
export function Consent() {
  const actor = useConsent();
  const state = useSelector(actor, ({ value }) => value);
  return state === 'asking' || state === 'reconsidering' ? (
    <Suspense fallback={null}>
      <ConsentPanel actor={actor} asked={state === 'reconsidering'} />
    </Suspense>
  ) : null;
}

/** The lasting way to the answer, which takes it back as easily as it was given. */
export function CookieSettings() {
  const actor = useConsent();
  return (
    <button
      type="button"
      className={`cursor-pointer ${LINK_CLASS}`}
      onClick={() => actor.send({ type: 'consent.reconsider' })}
    >
      <FormattedMessage id="consent.settings" />
    </button>
  );
}
