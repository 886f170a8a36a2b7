import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import { ContactTile } from './ContactTile.tsx';
import { PasswordTile } from './PasswordTile.tsx';
import { PersonTile } from './PersonTile.tsx';
import type { PasswordProps } from './password-props.ts';

interface Props extends PasswordProps {
  /** The choice of a language. */
  readonly languages: ReactNode;
}

/** Who the cardholder is, how they are reached, their password and their language (§2 /settings/user). */
export function UserView({ actor, languages }: Props) {
  const say = useTranslate();
  return (
    <>
      <PersonTile />
      <ContactTile />
      <PasswordTile actor={actor} />
      <Tile heading={say('user.language.title')}>
        <p className="mt-1 mb-4 text-muted">
          <FormattedMessage id="user.language.text" />
        </p>
        <div>{languages}</div>
      </Tile>
      <p>
        <TextLink to="/settings/details">
          <FormattedMessage id="user.details" />
        </TextLink>
      </p>
    </>
  );
}
