import { FormattedMessage } from 'react-intl';
import { TextLink } from '../../ui/TextLink.tsx';

/** The link from the pages of the password reset to the log-in. */
export const BackToLogIn = () => (
  <nav className="text-center">
    <TextLink standalone to="/login/email">
      <FormattedMessage id="password-reset.recovery.back" />
    </TextLink>
  </nav>
);
