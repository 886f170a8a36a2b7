import { assign } from 'xstate';
import { AUTH_SOURCE, type collectBankId } from '../../contract/bankid.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { type BankIdContext, bankIdSetup } from '../bankid/bankid.setup.ts';
import { verdictOn } from '../token.ts';

type Collected = ResponseOf<typeof collectBankId>;

export const loginSetup = bankIdSetup.extend({
  guards: {
    isAdmitted: ({ context }, { answer }: { answer: Collected }) =>
      answer.status.toLowerCase() === 'complete' &&
      verdictOn(answer.authResponse?.accessToken ?? null, context.ports.clock.now()) === 'live',
  },
  actions: {
    sayUnauthorized: assign({ message: { id: 'failure.unauthorized' } as const }),
    tellToken: ({ context }, { answer }: { answer: Collected }) => {
      if (answer.authResponse) context.tell(answer.authResponse.accessToken);
    },
  },
});

export const startRequest = { authSource: AUTH_SOURCE };

export const orderRequest = ({ order }: BankIdContext) => ({
  authSource: AUTH_SOURCE,
  orderRef: order?.orderRef ?? '',
  authId: order?.authId ?? '',
});
