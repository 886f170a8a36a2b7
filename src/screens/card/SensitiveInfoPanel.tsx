import { useSelector } from '@xstate/react';
import { EyeOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CountdownRing } from '../../ui/CountdownRing.tsx';
import { takeFocus, returnFocus } from '../../ui/focus.tsx';
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
export default function SensitiveInfoPanel(parts: CardParts) {
  const value = useSelector(parts.sensitiveInfo, (snapshot) => snapshot.value);
  if (typeof value === 'object') return 'showing' in value ? <Frame {...parts} /> : <Opening />;
  return value === 'hidden' || value === 'failed' ? <Aftermath {...parts} isHidden={value === 'hidden'} /> : null;
}

const Opening = () => {
  const translate = useTranslate();
  return (
    <Skeleton label={translate('card.secret.opening')}>
      <SkeletonBlock className="h-72 w-full" />
    </Skeleton>
  );
};

function Frame({ sensitiveInfo }: CardParts) {
  const translate = useTranslate();
  const kind = useSelector(sensitiveInfo, ({ context }) => context.kind);
  const frames = useSelector(sensitiveInfo, ({ context }) => context.ports.frames);
  const isShown = useSelector(sensitiveInfo, (snapshot) => snapshot.matches({ showing: 'shown' }));
  const title = translate(kind === 'pin' ? 'card.pin.frame' : 'card.details.frame');
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={title}
      className="grid animate-appear gap-3 rounded-tile border border-line bg-surface p-4 shadow-tile"
    >
      <div className={`relative overflow-hidden rounded-small ${HEIGHTS[kind]}`}>
        {!isShown && (
          <Skeleton label={translate('card.secret.opening')}>
            <SkeletonBlock className={`w-full ${HEIGHTS[kind]}`} />
          </Skeleton>
        )}
        <VaultFrame frames={frames} title={title} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isShown ? (
          <CountdownRing seconds={EXPOSURE} label={(seconds) => translate('card.secret.hidesIn', { seconds })} />
        ) : (
          <span />
        )}
        <Button kind="ghost" icon={EyeOff} onPress={() => sensitiveInfo.send({ type: 'secret.hide' })}>
          <FormattedMessage id="card.secret.hide" />
        </Button>
      </div>
    </section>
  );
}

function Aftermath({ sensitiveInfo, isHidden }: CardParts & { readonly isHidden: boolean }) {
  const message = useSelector(sensitiveInfo, ({ context }) => context.message);
  return (
    <div ref={returnFocus}>
      <Banner
        tone={isHidden ? 'info' : 'danger'}
        role={isHidden ? 'status' : 'alert'}
        action={
          <Button kind="ghost" size="small" onPress={() => sensitiveInfo.send({ type: 'secret.hide' })}>
            <FormattedMessage id="card.secret.close" />
          </Button>
        }
      >
        {isHidden || !message ? <FormattedMessage id="card.secret.hidden" /> : <MessageText message={message} />}
      </Banner>
    </div>
  );
}
