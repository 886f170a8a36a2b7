import type { ActorRefFrom } from 'xstate';
import type { classicReplacement } from '../../../machines/replacement-card/classic-replacement.ts';
import type { blockAndReplace } from '../../../machines/replacement-card/digital-replacement.ts';
import type { replacement } from '../../../machines/replacement-card/replacement-card.ts';

export interface ReplacementProps {
  readonly actor: ActorRefFrom<typeof replacement>;
}
export interface DigitalProps {
  readonly actor: ActorRefFrom<typeof blockAndReplace>;
}
export interface ClassicProps {
  readonly actor: ActorRefFrom<typeof classicReplacement>;
}
