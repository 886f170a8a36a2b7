import { type ComponentType, lazy } from 'react';
import { FormattedMessage } from 'react-intl';

const Unavailable = () => (
  <p className="mt-3 text-muted">
    <FormattedMessage id="loading.partFailed" />
  </p>
);

interface PartModule<Props> {
  readonly default: ComponentType<Props>;
}

/** `lazy` for a part of a page: if its chunk fails to load, a short text replaces the part and the page keeps working. */
export const lazyPart = <Props extends object>(load: () => Promise<PartModule<Props>>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Unavailable })));
