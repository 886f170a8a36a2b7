import { FormattedMessage } from 'react-intl';
import { useSay } from '../../screens/say.ts';
import { Logo } from '../../ui/Logo.tsx';
import { PlasticCard } from '../../ui/PlasticCard.tsx';

/** The printed side of the door: what the portal is for, and the card it is about. */
export function LoginArt() {
  const say = useSay();
  return (
    <aside className="relative isolate hidden grid-rows-[auto_1fr_auto] gap-10 overflow-hidden bg-art p-14 text-print-ink desktop:grid">
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
      <div aria-hidden className="-mb-12 -me-20 -rotate-6 w-112 justify-self-end rounded-card ring-1 ring-print-ink/20">
        <PlasticCard label={say('card.pictureBlank')} lastFour={null} name="" />
      </div>
    </aside>
  );
}
