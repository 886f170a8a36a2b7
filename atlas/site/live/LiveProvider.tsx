import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import { openChannel } from '../../live/channel.ts';
import { follower } from '../../live/follower.ts';
import { LiveContext } from './use-live.ts';

const channel = openChannel();

/** Follows an open portal for all pages of the atlas. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const actor = useActorRef(follower, { input: { channel } });
  return <LiveContext value={{ actor, channel }}>{children}</LiveContext>;
}
