import type { ActorRefFrom } from 'xstate';
import type { HomeParts, home } from '../../../machines/home/home.ts';

export interface HomeProps {
  readonly actor: ActorRefFrom<typeof home>;
}

/** The props of a component that shows one part of the page. */
export interface PartProps<Name extends keyof HomeParts> {
  readonly actor: HomeParts[Name];
}
