import type { ActorRefFrom } from 'xstate';
import type { temporaryBlock } from '../../../machines/card/temporary-block.ts';
import type { lostCard } from '../../../machines/lost-card/lost-card.ts';

export interface LostCardProps {
  readonly actor: ActorRefFrom<typeof lostCard>;
  /** What is known about reaching support. */
  readonly contact: {
    /** The number that blocks a lost card. */
    readonly lostCardPhone?: string | undefined;
    readonly hours?: string | undefined;
  };
}

/** The parts of the page that need a loaded card. */
export interface LostCardParts extends LostCardProps {
  readonly block: ActorRefFrom<typeof temporaryBlock>;
  readonly lastFour: string;
}
