import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { LINK_CLASS } from '../../ui/TextLink.tsx';
import { usePortal } from '../portal-context.ts';

/** If this chunk fails to load, the question waits for the next visit. */
const ConsentPanel = lazy(() => import('./ConsentPanel.tsx').catch(() => ({ default: () => <></> })));

const useConsent = () => useSelector(usePortal(), ({ context }) => context.consent);

/** The cookie question while it is open; its code is loaded after the page. */
export function Consent() {
  const actor = useConsent();
  const state = useSelector(actor, ({ value }) => value);
  return state === 'asking' || state === 'reconsidering' ? (
    <Suspense fallback={null}>
      <ConsentPanel actor={actor} autoFocus={state === 'reconsidering'} />
    </Suspense>
  ) : null;
}

/** The link that opens the question again. */
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
