import type { ActorRefFrom } from 'xstate';
import type { passwordChange } from '../../../machines/change-password/change-password.ts';

export interface PasswordProps {
  readonly actor: ActorRefFrom<typeof passwordChange>;
}
