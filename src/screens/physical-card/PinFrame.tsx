import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { useTranslate } from '../use-translate.ts';
import { VaultFrame } from '../VaultFrame.tsx';
import type { PinProps } from './physical-card-props.ts';

/** The page of the vault on which the user chooses a PIN. */
export default function PinFrame({ pin }: Pick<PinProps, 'pin'>) {
  const translate = useTranslate();
  const isInvalid = useSelector(pin, ({ context }) => context.isInvalid);
  const frame = useSelector(pin, ({ children }) => children.pinFrame);
  const isShown = useSelector(pin, (snapshot) => snapshot.matches({ framing: 'shown' }));
  return (
    <VaultFrame
      frame={frame}
      title={translate('physical-card.pin.frame')}
      isShown={isShown}
      height="h-88"
      countdownLabel={(seconds) => translate('physical-card.pin.closesIn', { seconds })}
      closeIcon={X}
      closeLabel={<FormattedMessage id="physical-card.pin.close" />}
      onClose={() => pin.send({ type: 'pin.close' })}
    >
      {isInvalid && (
        <Banner tone="danger" role="alert">
          <FormattedMessage id="physical-card.pin.invalid" />
        </Banner>
      )}
    </VaultFrame>
  );
}
