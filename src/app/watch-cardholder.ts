import type { Subscription } from 'xstate';
import type { Cardholder } from '../../contract/cardholder.ts';
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
