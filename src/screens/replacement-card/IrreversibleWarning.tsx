import { FormattedMessage } from 'react-intl';
import { TextLink } from '../../ui/TextLink.tsx';

/** Warns that a replacement cannot be undone, and links to the temporary block. */
export const IrreversibleWarning = () => (
  <p className="text-small text-muted">
    <FormattedMessage id="replacement-card.irreversible" values={{ pause: <BlockLink key="pause" /> }} />
  </p>
);

/** A link to the temporary block, inside a sentence. */
export const BlockLink = () => (
  <TextLink to="/card">
    <FormattedMessage id="replacement-card.irreversible.block" />
  </TextLink>
);
