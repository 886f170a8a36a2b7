import type { ActorRefFrom } from 'xstate';
import type { blockAndReplace } from '../../../machines/replacement/block-and-replace.ts';
import type { classicReplacement } from '../../../machines/replacement/classic-replacement.ts';
import type { replacement } from '../../../machines/replacement/replacement.ts';

export interface ReplacementProps {
  readonly actor: ActorRefFrom<typeof replacement>;
}
export interface DigitalProps {
  readonly actor: ActorRefFrom<typeof blockAndReplace>;
}
export interface ClassicProps {
  readonly actor: ActorRefFrom<typeof classicReplacement>;
}
