import { type AnyStateMachine, createMachine } from 'xstate';
import type { AnyModel } from '../model.ts';
import type { Mutant } from './mutant.ts';

/** `provide` builds a machine again from its configuration, so the fault is put into each machine that it returns. */
function withFault(machine: AnyStateMachine, mutant: Mutant): AnyStateMachine {
  mutant.apply(machine);
  const provide: AnyStateMachine['provide'] = machine.provide.bind(machine);
  return Object.assign(machine, {
    provide: (implementations: Parameters<typeof provide>[0]) => withFault(provide(implementations), mutant),
  });
}

/** The model, with the fault in a copy of its machine. */
export const mutatedModel = (model: AnyModel, mutant: Mutant): AnyModel => ({
  ...model,
  machine: withFault(createMachine(model.machine.config, model.machine.implementations) as AnyStateMachine, mutant),
});
