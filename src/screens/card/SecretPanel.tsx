import { useSelector } from '@xstate/react';
import { EyeOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CountdownRing } from '../../ui/CountdownRing.tsx';
import { holdFocus, passFocusOn } from '../../ui/kept-focus.ts';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { VaultFrame } from '../VaultFrame.tsx';
import type { CardParts } from './card-props.ts';

/** How long it shows (§ the machine hides it), seconds. */
const EXPOSURE = 60;

/** Room for what the vault shows of each kind. */
const HEIGHTS = { pin: 'h-44', details: 'h-72' } as const;

/** Where the details or the PIN show, for a minute and with the time that is left. */
export default function SecretPanel(parts: CardParts) {
  const value = useSelector(parts.secret, (snapshot) => snapshot.value);
  if (typeof value === 'object') return 'showing' in value ? <Frame {...parts} /> : <Opening />;
  return value === 'hidden' || value === 'failed' ? <Aftermath {...parts} isHidden={value === 'hidden'} /> : null;
}

const Opening = () => {
  const say = useTranslate();
  return (
    <Skeleton label={say('card.secret.opening')}>
      <SkeletonBlock className="h-72 w-full" />
    </Skeleton>
  );
};

function Frame({ secret }: CardParts) {
  const say = useTranslate();
  const kind = useSelector(secret, ({ context }) => context.kind);
  const frames = useSelector(secret, ({ context }) => context.ports.frames);
  const isShown = useSelector(secret, (snapshot) => snapshot.matches({ showing: 'shown' }));
  const title = say(kind === 'pin' ? 'card.pin.frame' : 'card.details.frame');
  return (
    <section
      ref={holdFocus}
      tabIndex={-1}
      aria-label={title}
      className="grid animate-appear gap-3 rounded-tile border border-line bg-surface p-4 shadow-tile"
    >
      <div className={`relative overflow-hidden rounded-small ${HEIGHTS[kind]}`}>
        {!isShown && (
          <Skeleton label={say('card.secret.opening')}>
            <SkeletonBlock className={`w-full ${HEIGHTS[kind]}`} />
          </Skeleton>
        )}
        <VaultFrame frames={frames} title={title} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isShown ? (
          <CountdownRing seconds={EXPOSURE} say={(seconds) => say('card.secret.hidesIn', { seconds })} />
        ) : (
          <span />
        )}
        <Button kind="ghost" icon={EyeOff} onPress={() => secret.send({ type: 'secret.hide' })}>
          <FormattedMessage id="card.secret.hide" />
        </Button>
      </div>
    </section>
  );
}

function Aftermath({ secret, isHidden }: CardParts & { readonly isHidden: boolean }) {
  const message = useSelector(secret, ({ context }) => context.message);
  return (
    <div ref={passFocusOn}>
      <Banner
        tone={isHidden ? 'info' : 'bad'}
        role={isHidden ? 'status' : 'alert'}
        action={
          <Button kind="ghost" size="small" onPress={() => secret.send({ type: 'secret.hide' })}>
            <FormattedMessage id="card.secret.close" />
          </Button>
        }
      >
        {isHidden || !message ? <FormattedMessage id="card.secret.hidden" /> : <MessageText message={message} />}
      </Banner>
    </div>
  );
}
