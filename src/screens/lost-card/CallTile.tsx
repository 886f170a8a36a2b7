import { FormattedMessage } from 'react-intl';
import { PhoneLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { LostCardProps } from './lost-card-props.ts';

interface Props {
  readonly contact: LostCardProps['contact'];
  readonly isBlocked: boolean;
}

/** Whom to call if this page is not enough; nothing without a number. */
export function CallTile({ contact: { lostCardPhone, hours }, isBlocked }: Props) {
  const translate = useTranslate();
  if (!lostCardPhone) return null;
  return (
    <Tile heading={translate('lost-card.phone')}>
      <p className="mt-1">
        <FormattedMessage id={isBlocked ? 'lost-card.phoneBlocked' : 'lost-card.phoneText'} />
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
