import type { ActorRefFrom } from 'xstate';
import type { home, Parts } from '../../../machines/home/home.ts';

export interface HomeProps {
  readonly actor: ActorRefFrom<typeof home>;
}

/** The actor of one part of the page. */
export interface PartProps<Name extends keyof Parts> {
  readonly actor: Parts[Name];
}
