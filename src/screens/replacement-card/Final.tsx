import { FormattedMessage } from 'react-intl';
import { TextLink } from '../../ui/TextLink.tsx';

/** A replacement cannot be undone: says so, and names what can. */
export const Final = () => (
  <p className="text-small text-muted">
    <FormattedMessage id="replacement.final" values={{ pause: <Pause key="pause" /> }} />
  </p>
);

const Pause = () => (
  <TextLink to="/card">
    <FormattedMessage id="replacement.final.pause" />
  </TextLink>
);
