import { type Backend, CallError } from '../../contract/backend.ts';
import type { HttpOptions } from '../ports/backend.ts';

const fetchClient = () => import('../ports/backend.ts');

/** Fetches the client before the first call needs it. */
export const prefetchBackend = (): void => void fetchClient().catch(() => undefined);

/** The backend, with its client fetched at the first call: a page that asks nothing does not wait for it. */
export function lazyBackend(options: HttpOptions): Backend {
  let client: Promise<Backend> | null = null;
  const load = () => {
    client ??= fetchClient().then(({ httpBackend }) => httpBackend(options));
    return client;
  };
  return async (call, request, { signal }) => {
    const backend = await load().catch((error: unknown) => {
      client = null;
      throw new CallError(call.name, { kind: 'unreachable' }, error);
    });
    return backend(call, request, { signal });
  };
}
