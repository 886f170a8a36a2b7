import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Space } from '../../ui/TextElement.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useSession } from '../portal-context.ts';

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
