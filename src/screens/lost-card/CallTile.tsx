import { FormattedMessage } from 'react-intl';
import { PhoneLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { LostCardProps } from './lost-card-props.ts';

/** The number that blocks the card, for a user who cannot do it here; nothing without one. */
export function CallTile({ lostCardPhone, hours }: LostCardProps['contact']) {
  const translate = useTranslate();
  if (!lostCardPhone) return null;
  return (
    <Tile heading={translate('lost-card.phone')}>
      <p className="mt-1">
        <FormattedMessage id="lost-card.phoneText" />
      </p>
      <p className="mt-3">
        <PhoneLink standalone number={lostCardPhone} />
      </p>
      {hours && (
        <p className="text-small text-muted">
          <FormattedMessage id="login.hours" values={{ hours }} />
        </p>
      )}
    </Tile>
  );
}
