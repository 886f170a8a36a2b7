import { type ComponentType, lazy } from 'react';
import { FormattedMessage } from 'react-intl';

const Unavailable = () => (
  <p className="mt-3 text-muted">
    <FormattedMessage id="part.unavailable" />
  </p>
);

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

/** A part of a screen whose code comes after the rest; where it does not come, the part says so and the rest is whole. */
export const lazyPart = <Props extends object>(fetch: () => Promise<Part<Props>>) =>
  lazy<ComponentType<Props>>(() => fetch().catch(() => ({ default: Unavailable })));
