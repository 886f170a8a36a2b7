import { FormattedMessage } from 'react-intl';
import { TextLink } from '../ui/TextLink.tsx';

/** A link to the support page, inside a sentence. */
export const SupportLink = () => (
  <TextLink to="/support">
    <FormattedMessage id="support.link" />
  </TextLink>
);
