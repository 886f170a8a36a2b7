import type { CallFailure } from '../../contract/backend.ts';
import type { AnyTrace } from '../model.ts';

/** What the models of logging in and of signing with BankID say in the same way. */
type Seen = Pick<AnyTrace, 'steps' | 'effects'>;

export const unreachable: CallFailure = { kind: 'unreachable' };
export const refused = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });
export const pending = (hintCode: string) => ({ status: 'pending', hintCode });
export const failed = (hintCode: string) => ({ status: 'failed', hintCode });

/** Of the other machine, which shares the setup. */
export const UNUSED = { done: {}, error: {} };

/** Starts in which the device remembers an order that goes on. */
export const RESUMED = ['a desktop order under way', 'back from BankID on a phone'];

/** The type of the event that came last; empty when something else did. */
export const lastEvent = ({ steps }: Seen): string => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : '';
};

/** Whether the last step used a port or a spy. */
export const used = ({ effects, steps }: Seen, name: string): boolean =>
  effects.some((effect) => effect.name === name && effect.step === steps.length);
