import { FormattedMessage } from 'react-intl';
import { LoadError } from './LoadError.tsx';

/** In place of a part of a page whose code could not be fetched. */
export const PartUnavailable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <LoadError waitsForPress onRetry={onRetry}>
    <FormattedMessage id="loading.partFailed" />
  </LoadError>
);
