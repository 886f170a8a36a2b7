import { useSelector } from '@xstate/react';
import { EyeOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { returnFocus } from '../../ui/focus.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { VaultFrame } from '../VaultFrame.tsx';
import type { CardParts } from './card-props.ts';

/** Tailwind classes: the height of the vault's page. */
const HEIGHTS = { pin: 'h-44', details: 'h-72' } as const;

/** Shows the card details or the PIN in a frame of the vault, or says why they are not shown. */
export default function SensitiveInfoPanel(parts: CardParts) {
  const value = useSelector(parts.sensitiveInfo, (snapshot) => snapshot.value);
  if (typeof value === 'object') return 'showing' in value ? <Frame {...parts} /> : <Opening />;
  return value === 'hidden' || value === 'failed' ? <Notice {...parts} isHidden={value === 'hidden'} /> : null;
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
  const frame = useSelector(sensitiveInfo, ({ children }) => children.vaultFrame);
  const isShown = useSelector(sensitiveInfo, (snapshot) => snapshot.matches({ showing: 'shown' }));
  return (
    <VaultFrame
      frame={frame}
      title={translate(kind === 'pin' ? 'card.pin.frame' : 'card.details.frame')}
      isShown={isShown}
      height={HEIGHTS[kind]}
      countdownLabel={(seconds) => translate('card.secret.hidesIn', { seconds })}
      closeIcon={EyeOff}
      closeLabel={<FormattedMessage id="card.secret.hide" />}
      onClose={() => sensitiveInfo.send({ type: 'secret.hide' })}
    />
  );
}

/**
 * Says that the secret was hidden, or why it could not be shown. Always an alert, because it appears together with its text:
 * screen readers often do not announce such a status.
 */
function Notice({ sensitiveInfo, isHidden }: CardParts & { readonly isHidden: boolean }) {
  const message = useSelector(sensitiveInfo, ({ context }) => context.message);
  return (
    <div ref={returnFocus}>
      <Banner
        tone={isHidden ? 'info' : 'danger'}
        role="alert"
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
