import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import { loadCode } from '../ui/load-code.ts';
import { PartUnavailable } from './PartUnavailable.tsx';

interface PartModule<Props> {
  readonly default: ComponentType<Props>;
}

interface Retry {
  /** Fetches the code again. Also happens when the browser is online again, but then the page is never reloaded. */
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
  const attempt = (loadPart: typeof load) =>
    lazy<ComponentType<Props>>(() =>
      loadPart().catch(() => {
        window.addEventListener('online', loadOnline, { once: true });
        return { default: (props: Props) => <Unavailable {...props} onRetry={retry} /> };
      }),
    );
  const retryWith = (loadPart: typeof load) => () => {
    window.removeEventListener('online', loadOnline);
    current = attempt(loadPart);
    for (const listener of listeners) listener();
  };
  const retry = retryWith(() => loadCode(load));
  const loadOnline = retryWith(load);
  let current = attempt(() => loadCode(load));
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return function Part(props: Props) {
    const Current = useSyncExternalStore(subscribe, () => current);
    return <Current {...props} />;
  };
}
