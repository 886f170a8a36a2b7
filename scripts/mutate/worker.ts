import { parentPort } from 'node:worker_threads';
import { mutateMachine } from '@lunchkortet/model-engine/mutation/mutate-machine';
import { models } from '../../machines/models.ts';

/** Mutates the machine that the main thread asks for, one after the other. */
parentPort?.on('message', (machine: string) => {
  const model = models.find((other) => other.machine.id === machine);
  if (model) parentPort?.postMessage(mutateMachine(model));
});
