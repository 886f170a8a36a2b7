import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LiveChannel } from '../../live/channel.ts';
import type { follower } from '../../live/follower.ts';

interface Value {
  readonly actor: ActorRefFrom<typeof follower>;
  readonly channel: LiveChannel;
}

export const LiveContext = createContext<Value | null>(null);

function useLiveContext(): Value {
  const value = useContext(LiveContext);
  if (value === null) throw new Error('rendered outside LiveProvider');
  return value;
}

/** The channel to the tabs with the portal. */
export const useLiveChannel = (): LiveChannel => useLiveContext().channel;

/** A part of what is known about the followed portal. */
export const useLive = <T>(select: (snapshot: SnapshotFrom<typeof follower>) => T): T =>
  useSelector(useLiveContext().actor, select);

/** The active states of a machine in the followed portal, with the states around them; of all its actors. */
export function useLiveStates(machine: string): ReadonlySet<string> {
  const leaves = useLive(({ context }) =>
    context.actors
      .filter((actor) => actor.machine === machine)
      .flatMap((actor) => actor.leaves)
      .join('\n'),
  );
  return new Set(leaves.split('\n'));
}
