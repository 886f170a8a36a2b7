import { FormattedMessage } from 'react-intl';
import { Logo } from '../../ui/Logo.tsx';

/** The printed side of the door. */
export const LoginArt = () => (
  <aside className="relative isolate hidden flex-col justify-between overflow-hidden bg-art p-14 text-print-ink desktop:flex">
    <div className="-inset-1/3 -z-10 absolute bg-rings-wide" />
    <Logo print />
    <div className="grid gap-4">
      <p className="max-w-100 text-balance font-semibold text-display tracking-tight">
        <FormattedMessage id="login.art.title" />
      </p>
      <p className="max-w-96 text-lead">
        <FormattedMessage id="login.art.text" />
      </p>
    </div>
    <p className="text-small">
      <FormattedMessage id="login.place" />
    </p>
  </aside>
);
