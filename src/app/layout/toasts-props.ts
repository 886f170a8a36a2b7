import type { SnapshotFrom } from 'xstate';
import type { toasts } from '../../../machines/toasts/toasts.ts';

export interface ToastsProps {
  /** Oldest first. */
  readonly shown: SnapshotFrom<typeof toasts>['context']['shown'];
}
