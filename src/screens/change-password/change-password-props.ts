import type { ActorRefFrom } from 'xstate';
import type { changePassword } from '../../../machines/change-password/change-password.ts';

export interface PasswordProps {
  readonly actor: ActorRefFrom<typeof changePassword>;
}
