import { useSelector } from '@xstate/react';
import { type ComponentType, useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { Ports } from '../../machines/ports.ts';
import { type Portal, usePortal } from './portal-context.ts';

/** What a screen's input is made from. */
interface Given {
  readonly ports: Ports;
  readonly portal: Portal;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Binds a machine to its view as the content of a route. Entering tells the root, which decides: the same name and
 * parameters change nothing, others replace the open screen. The view renders once the root has made the actor.
 */
export function screen<M extends AnyStateMachine>(
  name: string,
  logic: M,
  input: (given: Given) => InputFrom<M>,
  View: ComponentType<{ readonly actor: ActorRefFrom<M> }>,
) {
  return function Screen() {
    const portal = usePortal();
    const params = useParams();
    const key = [name, ...Object.values(params)].join('/');
    useLayoutEffect(() => {
      const { ports } = portal.getSnapshot().context;
      portal.send({ type: 'screen.entered', key, logic, input: input({ ports, portal, params }) });
    }, [portal, key, params]);
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
