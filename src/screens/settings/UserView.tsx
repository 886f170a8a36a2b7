import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import { ContactDetailsTile } from '../contact-details/ContactDetailsTile.tsx';
import { ChangePasswordTile } from '../change-password/ChangePasswordTile.tsx';
import { PersonalInfoTile } from './PersonalInfoTile.tsx';
import type { PasswordProps } from '../change-password/change-password-props.ts';

interface Props extends PasswordProps {
  /** The choice of a language. */
  readonly languages: ReactNode;
}

/** Who the cardholder is, how they are reached, their password and their language (§2 /settings/user). */
export function UserView({ actor, languages }: Props) {
  const translate = useTranslate();
  return (
    <>
      <PersonalInfoTile />
      <ContactDetailsTile />
      <ChangePasswordTile actor={actor} />
      <Tile heading={translate('settings.user.language.title')}>
        <p className="mt-1 mb-4 text-muted">
          <FormattedMessage id="settings.user.language.text" />
        </p>
        <div>{languages}</div>
      </Tile>
      <p>
        <TextLink to="/settings/details">
          <FormattedMessage id="settings.user.details" />
        </TextLink>
      </p>
    </>
  );
}
