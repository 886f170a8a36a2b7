import type { StateValue } from 'xstate';
import { type Account, accounts } from '../../contract/account.ts';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import { accessGate } from '../../machines/access-gate/access-gate.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

export const cardholder: Cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);
const [account] = accounts.response.parse(accounts.example.response) as [Account];

type Context = Parameters<typeof staticActor<typeof accessGate>>[1]['context'];

/** A static access gate in a state, with the cardholder and the account of the contract's examples. */
export const accessGateIn = (value: StateValue, context: Context = {}) =>
  staticActor(accessGate, {
    value,
    input: { ports: inertPorts(), onEvent: () => undefined },
    context: { cardholder, account, ...context },
  });
