import type { Adapter, Call as EngineCall } from '@lunchkortet/model-engine/adapter';
import { callOf, type Environment } from '@lunchkortet/model-engine/environment';
import type { AnyStateMachine } from 'xstate';
import { CallError, type CallFailure } from '../../contract/backend.ts';
import type { Call } from '../../contract/call.ts';
import type { Spy, Start } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { SETTLE_DELAY } from '../settling.ts';
import { commonInvariants } from './common-invariants.ts';
import { fakePorts, schemaViolation } from './fake-ports.ts';

/** The input of a machine, with fake ports. */
export function inputFor(environment: Environment): unknown {
  const spy: Spy =
    (name) =>
    (...args) =>
      environment.record(name, args);
  return (environment.start as Start<unknown>).input(fakePorts(environment), spy);
}

const isOfContract = (call: EngineCall): call is Call => 'response' in call;

/** The backend call that an actor of the machine makes; undefined if it makes none. */
export function backendCallOf(machine: AnyStateMachine, src: string): Call | undefined {
  const call = callOf(machine, src);
  return call && isOfContract(call) ? call : undefined;
}

/** What the model engine knows about the portal. */
export const portalAdapter: Adapter = {
  startTime: MODEL_START,
  runsActors: true,
  inputFor,
  // Its input is that of `callInput`.
  requestOf: (input) => (input as { readonly request?: unknown } | undefined)?.request,
  errorOf: ({ name }, failure) => new CallError(name as Call['name'], failure as CallFailure),
  violationOf: (call, output) => (isOfContract(call) ? schemaViolation(call.response, output) : null),
  invariants: commonInvariants,
  presses: { delay: SETTLE_DELAY, isNewGesture: (eventType) => eventType === 'field.changed' },
};
