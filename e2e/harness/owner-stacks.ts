import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Makes the development build of React create elements without a stack trace, which it keeps for its warnings. React
 * does the same after 10,000 elements in a second. The traces take a fifth of the page's time. If a version of React
 * has no such counter, this has no effect.
 */
export function disableOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object>)[INTERNALS];
  if (internals === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    // React resets its counter every second.
    set: () => undefined,
  });
}
