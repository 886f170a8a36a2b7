import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '../portal-context.ts';

/** Why the session ended or could not start, if known (§4, §6). */
export function SignOutReason() {
  const reason = useSelector(useSession(), ({ context }) => context.reason);
  if (reason === null) return null;
  return (
    <p role="status" className="flex items-start gap-3 rounded-tile bg-accent-soft px-4 py-3.5 text-start tablet:px-5">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <FormattedMessage id={`session.reason.${reason}`} />
    </p>
  );
}
