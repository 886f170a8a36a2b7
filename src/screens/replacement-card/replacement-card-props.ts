import type { ActorRefFrom } from 'xstate';
import type { classicReplacement } from '../../../machines/replacement-card/classic-replacement.ts';
import type { digitalReplacement } from '../../../machines/replacement-card/digital-replacement.ts';
import type { replacementCard } from '../../../machines/replacement-card/replacement-card.ts';

export interface ReplacementCardProps {
  readonly actor: ActorRefFrom<typeof replacementCard>;
}
export interface DigitalProps {
  readonly actor: ActorRefFrom<typeof digitalReplacement>;
}
export interface ClassicProps {
  readonly actor: ActorRefFrom<typeof classicReplacement>;
}
