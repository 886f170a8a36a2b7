import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import { PersonalInfoTile } from './PersonalInfoTile.tsx';

interface Props {
  readonly contactDetails: ReactNode;
  readonly changePassword: ReactNode;
  readonly languageSwitch: ReactNode;
}

/** The user tab of the settings: personal information, contact details, password and language (§2 /settings/user). */
export function UserView({ contactDetails, changePassword, languageSwitch }: Props) {
  const translate = useTranslate();
  return (
    <>
      <PersonalInfoTile />
      {contactDetails}
      {changePassword}
      <Tile heading={translate('settings.user.language.title')}>
        <p className="mt-1 mb-4 text-muted">
          <FormattedMessage id="settings.user.language.text" />
        </p>
        <div>{languageSwitch}</div>
      </Tile>
      <p>
        <TextLink standalone to="/settings/details">
          <FormattedMessage id="settings.user.details" />
        </TextLink>
      </p>
      <p>
        <TextLink standalone to="/accessibility">
          <FormattedMessage id="accessibility.title" />
        </TextLink>
      </p>
    </>
  );
}
