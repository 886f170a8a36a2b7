import { eventOf, type Move } from '@lunchkortet/model-engine/move';
import type { Checkpoint } from '@lunchkortet/model-engine/path';
import { expect } from '@playwright/test';
import { backendCallOf } from '../../machines/model-adapter/portal-adapter.ts';
import { expectedValues } from '../support/call-of-request.ts';
import type { AnyFlow } from './flow.ts';
import { messagePattern } from './message-pattern.ts';
import type { NetworkStub } from './network-stub.ts';

export type EventMove = Extract<Move, { readonly kind: 'event' }>;

/** Checks that the machine has received the event of a move, as it is in the model. */
export function expectEvent(
  { model, writtenTexts }: AnyFlow,
  { type, label }: EventMove,
  received: readonly object[],
): void {
  const texts = Object.entries(writtenTexts?.[type] ?? {}).map(([field, ids]) => [
    field,
    expect.stringMatching(new RegExp(ids.map((id) => `^${messagePattern(id).source}$`).join('|'))),
  ]);
  const event = JSON.parse(JSON.stringify(eventOf(model, type, label)));
  expect(received, 'the events that the machine has received').toContainEqual({
    ...event,
    ...Object.fromEntries(texts),
  });
}

/** Checks that each pending call says what the machine asked for. */
export function expectRequests(
  network: NetworkStub,
  { model }: AnyFlow,
  { requests }: Checkpoint,
  isChecked: (name: string) => boolean,
): void {
  for (const [actor, request] of Object.entries(requests)) {
    const call = backendCallOf(model.machine, actor);
    if (call === undefined || !isChecked(call.name)) continue;
    expect(network.valuesOf(call.name), `what ${call.name} sends`).toContainEqual(expectedValues(call, request));
  }
}
