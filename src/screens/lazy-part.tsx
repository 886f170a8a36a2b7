import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import { PartUnavailable } from './PartUnavailable.tsx';

interface PartModule<Props> {
  readonly default: ComponentType<Props>;
}

interface Retry {
  /** Fetches the code again. Also happens when the browser is online again. */
  readonly onRetry: () => void;
}

/**
 * `lazy` for a part of a page: if its chunk cannot be fetched, `Unavailable` takes its place, with the props of the part,
 * and the page keeps working. Render it inside a `Suspense`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  Unavailable: ComponentType<Props & Retry> = PartUnavailable,
) {
  const listeners = new Set<() => void>();
  const attempt = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch(() => {
        window.addEventListener('online', retry, { once: true });
        return { default: (props: Props) => <Unavailable {...props} onRetry={retry} /> };
      }),
    );
  let current = attempt();
  function retry() {
    window.removeEventListener('online', retry);
    current = attempt();
    for (const listener of listeners) listener();
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return function Part(props: Props) {
    const Current = useSyncExternalStore(subscribe, () => current);
    return <Current {...props} />;
  };
}
