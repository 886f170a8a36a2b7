import type { ActorRefFrom, Subscription } from 'xstate';
import type { Cardholder } from '../../contract/cardholder.ts';
import type { accessGate } from '../../machines/access-gate/access-gate.ts';
import type { Portal } from './portal-context.ts';

/** Reports the cardholder once, as soon as the access gate knows it. Returns a function that stops it. */
export function watchCardholder(portal: Portal, listener: (cardholder: Cardholder) => void): () => void {
  const subscriptions: Subscription[] = [];
  const stop = () => {
    for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
  };
  const report = () => {
    const { gate } = portal.getSnapshot().context;
    const cardholder = gate?.getSnapshot().context.cardholder;
    if (cardholder) {
      stop();
      listener(cardholder);
    } else if (gate && subscriptions.length === 1) subscriptions.push(gate.subscribe(report));
  };
  subscriptions.push(portal.subscribe(report));
  report();
  return stop;
}

/** Reports the cardholder each time that it is loaded again. Returns a function that stops it. */
export function watchCardholderReloads(
  gate: ActorRefFrom<typeof accessGate>,
  listener: (cardholder: Cardholder) => void,
): () => void {
  let known = gate.getSnapshot().context.cardholder;
  const { unsubscribe } = gate.subscribe(({ context: { cardholder } }) => {
    if (cardholder === null || cardholder === known) return;
    known = cardholder;
    listener(cardholder);
  });
  return unsubscribe;
}
