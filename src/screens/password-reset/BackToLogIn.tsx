import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../ui/TextButton.tsx';

interface Props {
  readonly onPress: () => void;
}

/** Leads from the pages of the password reset to the log-in. A button, because a link cannot end a session. */
export const BackToLogIn = ({ onPress }: Props) => (
  <p className="text-center">
    <TextButton onPress={onPress}>
      <FormattedMessage id="password-reset.recovery.back" />
    </TextButton>
  </p>
);
