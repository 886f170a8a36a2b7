import type { AnyModel } from '../model.ts';
import { planPaths } from '../plan.ts';
import { findKill, type Kill } from './find-kill.ts';
import { mutantsOf } from './mutants.ts';
import { originalOf } from './original.ts';

/** A fault that was put into a machine, and what noticed it. */
interface FaultResult {
  readonly fault: string;
  readonly kind: string;
  /** Id of the transition that has the fault; null if it is in a state. */
  readonly transition: string | null;
  readonly state: string;
  readonly killedBy: Kill | null;
  /** Why no test can notice it; null if one should. */
  readonly equivalent: string | null;
}

/** The result of mutating one machine. */
export interface MachineResult {
  readonly machine: string;
  /** All faults. */
  readonly mutants: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survived: number;
  readonly faults: readonly FaultResult[];
  /** What the tests find in the machine without a fault. Then they would notice every fault, so none was put in. */
  readonly ownFaults: readonly string[];
  /** Faults that the model lists as equivalent although a test notices them or the machine cannot have them. */
  readonly wronglyListed: readonly string[];
}

/**
 * Puts each small fault into a copy of the machine, one at a time, and looks whether the tests notice it. Does not if they
 * find a fault in the machine as it is.
 */
export function mutateMachine(model: AnyModel): MachineResult {
  const original = originalOf(model);
  const ownFaults = planPaths(model, original.graph).faults;
  const mutants = ownFaults.length === 0 ? mutantsOf(model) : [];
  const faults: FaultResult[] = [];
  for (const mutant of mutants) {
    const { sentence, kind, transition, state } = mutant;
    const killedBy = findKill(original, mutant);
    const equivalent = model.equivalentFaults?.[sentence] ?? null;
    faults.push({ fault: sentence, kind, transition, state, killedBy, equivalent });
  }
  const known = new Set(mutants.map(({ sentence }) => sentence));
  const killed = faults.filter(({ killedBy }) => killedBy !== null);
  const equivalent = faults.filter(({ killedBy, equivalent }) => killedBy === null && equivalent !== null);
  return {
    machine: model.machine.id,
    mutants: faults.length,
    killed: killed.length,
    equivalent: equivalent.length,
    survived: faults.length - killed.length - equivalent.length,
    faults,
    ownFaults,
    wronglyListed: [
      ...killed.filter(({ equivalent }) => equivalent !== null).map(({ fault }) => fault),
      ...Object.keys(model.equivalentFaults ?? {}).filter((fault) => ownFaults.length === 0 && !known.has(fault)),
    ],
  };
}
