import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CountdownRing } from '../../ui/CountdownRing.tsx';
import { takeFocus } from '../../ui/focus.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { useTranslate } from '../use-translate.ts';
import { VaultFrame } from '../VaultFrame.tsx';
import type { PinProps } from './physical-card-props.ts';

/** How long it stays open, seconds: the machine closes it. */
const EXPOSURE = 60;

/** The page of the vault on which a PIN is chosen, with the time that is left. */
export default function PinFrame({ pin }: Pick<PinProps, 'pin'>) {
  const translate = useTranslate();
  const { isInvalid, ports } = useSelector(pin, ({ context }) => context);
  const isThere = useSelector(pin, (snapshot) => snapshot.matches({ framing: 'entering' }));
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={translate('physical-card.pin.frame')}
      className="grid animate-appear gap-3 rounded-tile border border-line bg-surface p-4 shadow-tile"
    >
      {isInvalid && (
        <Banner tone="bad" role="alert">
          <FormattedMessage id="physical-card.pin.invalid" />
        </Banner>
      )}
      <div className="relative h-88 overflow-hidden rounded-small">
        {!isThere && (
          <Skeleton label={translate('card.secret.opening')}>
            <SkeletonBlock className="h-88 w-full" />
          </Skeleton>
        )}
        <VaultFrame frames={ports.frames} title={translate('physical-card.pin.frame')} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isThere ? (
          <CountdownRing seconds={EXPOSURE} label={(seconds) => translate('physical-card.pin.closesIn', { seconds })} />
        ) : (
          <span />
        )}
        <Button kind="ghost" icon={X} onPress={() => pin.send({ type: 'pin.close' })}>
          <FormattedMessage id="physical-card.pin.close" />
        </Button>
      </div>
    </section>
  );
}
