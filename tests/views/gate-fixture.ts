import type { StateValue } from 'xstate';
import { type Account, accounts } from '../../contract/account.ts';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import { accessGate } from '../../machines/access-gate/access-gate.ts';
import { quietPorts } from './quiet-ports.ts';
import { still } from './still.ts';

const cardholder: Cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);
const [account] = accounts.response.parse(accounts.example.response) as [Account];

type Context = Parameters<typeof still<typeof accessGate>>[1]['context'];

/** A gate that stands at one of its doors, with the cardholder and the account of the contract's examples. */
export const gateAt = (value: StateValue, context: Context = {}) =>
  still(accessGate, {
    value,
    input: { ports: quietPorts(), onEvent: () => undefined },
    context: { cardholder, account, ...context },
  });
