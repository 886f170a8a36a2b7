import { Worker } from 'node:worker_threads';
import type { MachineResult } from '@lunchkortet/model-engine/mutation/mutate-machine';

/** Threads of the run. More than the cores of a small machine would only take memory. */
const WORKERS = 2;

/** Mutates machines in worker threads, in the given order; reports each result when it is there. */
export async function mutateInWorkers(machines: readonly string[], report: (result: MachineResult) => void) {
  const open = [...machines];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      const next = () => {
        const machine = open.shift();
        if (machine === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(machine);
      };
      worker.on('message', (result: MachineResult) => {
        report(result);
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: WORKERS }, work));
}
