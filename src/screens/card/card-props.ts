import type { ActorRefFrom } from 'xstate';
import type { card } from '../../../machines/card/card.ts';
import type { pinUnblock } from '../../../machines/card/pin-unblock.ts';
import type { sensitiveInfo } from '../../../machines/card/sensitive-info.ts';
import type { temporaryBlock } from '../../../machines/card/temporary-block.ts';

export interface CardProps {
  readonly actor: ActorRefFrom<typeof card>;
  /** The number that blocks a lost card. */
  readonly lostCardPhone: string | undefined;
}

/** The machines of a loaded card. */
export interface CardParts extends CardProps {
  readonly sensitiveInfo: ActorRefFrom<typeof sensitiveInfo>;
  readonly pin: ActorRefFrom<typeof pinUnblock>;
  readonly block: ActorRefFrom<typeof temporaryBlock>;
  readonly lastFour: string;
}
