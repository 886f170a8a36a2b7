import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CallError } from '../../contract/backend.ts';
import { passwordRecovery } from '../../machines/password-reset/password-recovery.ts';
import { inertPorts } from '../views/inert-ports.ts';

/** The page for a lost password, after its first request has failed. */
async function afterFailedRequest() {
  const sent: unknown[] = [];
  const backend = async (_: unknown, request: unknown) => {
    sent.push(request);
    throw new CallError('requestPasswordReset', { kind: 'unreachable' });
  };
  const ports = { ...inertPorts(), backend };
  const actor = createActor(passwordRecovery, { input: { ports, onEvent: () => undefined } }).start();
  const change = (value: string) => actor.send({ type: 'field.changed', field: 'email', value });
  change('anna@example.se');
  actor.send({ type: 'form.submitted' });
  await expect.poll(() => actor.getSnapshot().matches({ editing: 'settled' })).toBe(true);
  return { actor, change, sent };
}

describe('right after the answer of a change', () => {
  it('a press is ignored, because it can be the rest of a double click', async () => {
    const { actor, sent } = await afterFailedRequest();
    actor.send({ type: 'form.submitted' });
    expect(sent).toHaveLength(1);
  });

  it('a press is taken if a field was changed, because then it is a new gesture', async () => {
    const { actor, change, sent } = await afterFailedRequest();
    change('anna@lunch.example');
    actor.send({ type: 'form.submitted' });
    expect(sent).toHaveLength(2);
  });
});
