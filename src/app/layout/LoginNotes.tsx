import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LOST_CARD_PATH, pathnameOf } from '../../../machines/portal/paths.ts';
import { Space } from '../../ui/TextElement.tsx';
import { PhoneLink, TextLink } from '../../ui/TextLink.tsx';
import { useConfig, usePortal, useSession } from '../portal-context.ts';

interface NoteProps {
  readonly role?: 'alert';
  readonly children: ReactNode;
}

const Note = ({ role, children }: NoteProps) => (
  <p role={role} className="flex items-start gap-3 rounded-tile bg-accent-soft px-4 py-3.5 text-start tablet:px-5">
    <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
    <span>{children}</span>
  </p>
);

/**
 * Why the session ended or could not start, if known (§4, §6). An alert, because it appears together with its text: screen
 * readers often do not announce such a status.
 */
export function SignOutReason() {
  const reason = useSelector(useSession(), ({ context }) => context.reason);
  return (
    reason && (
      <Note role="alert">
        <FormattedMessage id={`session.reason.${reason}`} />
        {reason === 'invalidLink' && (
          <>
            <Space />
            <TextLink to="/login/email-recover">
              <FormattedMessage id="password-reset.newLink" />
            </TextLink>
          </>
        )}
      </Note>
    )
  );
}

/** After a press on "Lost your card?": the page is the same as before, so it says what the log-in is for. */
export function LostCardNote() {
  const wantedPath = useSelector(usePortal(), ({ context }) => context.wanted?.path ?? '');
  const phone = useConfig().support?.lostCardPhone;
  return (
    pathnameOf(wantedPath) === LOST_CARD_PATH && (
      <Note role="alert">
        <FormattedMessage id="lost-card.logIn" />
        {phone && (
          <>
            <Space />
            <FormattedMessage id="lost-card.logInPhone" values={{ phone: <PhoneLink key="phone" number={phone} /> }} />
          </>
        )}
      </Note>
    )
  );
}

/** Says that a log-in does not outlive the page, if the browser blocks storage. */
export function StorageNotice() {
  const isPersistent = useSelector(useSession(), ({ context }) => context.ports.device.isPersistent);
  return (
    !isPersistent && (
      <Note>
        <FormattedMessage id="login.storageBlocked" />
      </Note>
    )
  );
}
