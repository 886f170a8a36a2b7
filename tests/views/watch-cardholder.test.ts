import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromTransition } from 'xstate';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import type { accessGate } from '../../machines/access-gate/access-gate.ts';
import { watchCardholderReloads } from '../../src/app/watch-cardholder.ts';

interface State {
  readonly cardholder: Cardholder | null;
}

const first = cardholderInfo.response.parse(cardholderInfo.example.response);
const second = { ...first, firstName: 'Annika' };

it('reports the cardholder each time that it is loaded again, until it is stopped', () => {
  const gate = createActor(
    fromTransition((_: State, { cardholder }: State & { type: 'loaded' }) => ({ cardholder }), {
      cardholder: first,
    }),
  ).start();
  const reported: Cardholder[] = [];
  const stop = watchCardholderReloads(gate as unknown as ActorRefFrom<typeof accessGate>, (one) => reported.push(one));
  for (const cardholder of [first, second, null, second, first]) gate.send({ type: 'loaded', cardholder });
  expect(reported).toEqual([second, first]);
  stop();
  gate.send({ type: 'loaded', cardholder: second });
  expect(reported).toHaveLength(2);
});
