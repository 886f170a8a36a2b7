import { FormattedMessage } from 'react-intl';
import { Logo } from '../../ui/Logo.tsx';
import card from './login-card.svg';

/** The picture beside the log-in on wide screens: what the portal is for, and the card. */
export const LoginHero = () => (
  <aside className="sticky top-0 isolate hidden h-dvh grid-rows-[auto_1fr_auto] gap-10 overflow-hidden bg-art p-14 text-print-ink desktop:grid">
    <div className="-inset-1/3 -z-10 absolute bg-rings-wide" />
    <Logo print />
    <div className="grid content-center gap-4">
      <p className="max-w-120 text-balance font-semibold text-display tracking-tight">
        <FormattedMessage id="login.art.title" />
      </p>
      <p className="max-w-96 text-lead">
        <FormattedMessage id="login.art.text" />
      </p>
    </div>
    <div className="-mb-12 -me-20 -rotate-6 relative aspect-card w-112 justify-self-end overflow-hidden rounded-card bg-print ring-1 ring-print-ink/20">
      <div className="-inset-2/5 absolute bg-rings" />
      <img src={card} alt="" width={448} height={282} loading="lazy" className="relative w-full" />
    </div>
  </aside>
);
