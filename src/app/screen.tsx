import { useSelector } from '@xstate/react';
import { type ComponentType, useLayoutEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { ActorRefFrom, AnyActorLogic, InputFrom } from 'xstate';
import type { Ports } from '../../machines/ports.ts';
import type { Config } from './config.ts';
import { useGate } from './gate.ts';
import { type Portal, useConfig, usePortal } from './portal-context.ts';

/** What a screen's input is made from. */
interface Given {
  readonly ports: Ports;
  readonly portal: Portal;
  readonly config: Config;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The parameters that the route names; not the rest of the path, which a route around it has left to it. */
function useRouteParams() {
  const params = useParams();
  return useMemo(() => {
    const { '*': _, ...named } = params;
    return named;
  }, [params]);
}

/** Whether switching to another account (decision 22) begins the screen anew, or leaves it as it is. */
interface Reach {
  readonly spans: 'account' | 'accounts';
}

/**
 * Binds a machine to its view as the content of a route. Entering tells the root, which decides: the same name, account
 * and parameters change nothing, others replace the open screen. The view renders once the root has made the actor, so
 * nothing of one account shows beside another. A screen that knows nothing of accounts spans them all.
 */
export function screen<M extends AnyActorLogic>(
  name: string,
  logic: M,
  input: (given: Given) => InputFrom<M>,
  View: ComponentType<{ readonly actor: ActorRefFrom<M> }>,
  { spans }: Reach = { spans: 'account' },
) {
  return function Screen() {
    const portal = usePortal();
    const config = useConfig();
    const params = useRouteParams();
    const account = useSelector(useGate() ?? undefined, (snapshot) => snapshot?.context.account?.id);
    const key = [name, ...(spans === 'account' && account ? [account] : []), ...Object.values(params)].join('/');
    // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells the parameters, whose object is often anew
    useLayoutEffect(() => {
      const { ports } = portal.getSnapshot().context;
      portal.send({ type: 'screen.entered', key, logic, input: input({ ports, portal, config, params }) });
    }, [portal, key, config]);
    const actor = useSelector(portal, ({ context }) => (context.screen?.key === key ? context.screen.actor : null));
    return actor && <View actor={actor as ActorRefFrom<M>} />;
  };
}

/** A route without behaviour of its own: whatever was open before is left. */
export function page(name: string, View: ComponentType) {
  return function Page() {
    const portal = usePortal();
    useLayoutEffect(() => {
      portal.send({ type: 'screen.entered', key: name, logic: null, input: null });
    }, [portal]);
    return <View />;
  };
}
