import { type ComponentType, lazy } from 'react';
import { keepLoading } from './load-code.ts';

/** `lazy` for a part that nothing can replace: its code is fetched until it is there. Render it inside a `Suspense`. */
export const requiredPart = <Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  lazy(() => keepLoading(load));
