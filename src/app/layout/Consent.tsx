import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../ui/TextButton.tsx';
import { usePortal } from '../portal-context.ts';
import { ConsentPanel } from './ConsentPanel.tsx';

const useConsent = () => useSelector(usePortal(), ({ context }) => context.consent);

/** The cookie question while it is open. */
export function Consent() {
  const actor = useConsent();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('asking') || snapshot.matches('reconsidering'));
  return isOpen ? <ConsentPanel actor={actor} /> : null;
}

/** The link that opens the question again. */
export function CookieSettings() {
  const actor = useConsent();
  return (
    <TextButton onPress={() => actor.send({ type: 'consent.reconsider' })}>
      <FormattedMessage id="consent.settings" />
    </TextButton>
  );
}
