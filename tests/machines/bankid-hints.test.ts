import { describe, expect, it } from 'vitest';
import { bankIdFailureMessage } from '../../machines/bankid/hints.ts';

const rejected = (detail: string | null) => ({ kind: 'rejected', status: 401, detail }) as const;
const BLAMES_BANKID = { id: 'bankid.failed.unauthorized' };

describe('the message for a 401 of a BankID call', () => {
  it('blames BankID during a log-in, because there is no session yet', () => {
    expect(bankIdFailureMessage(rejected(null), true)).toEqual(BLAMES_BANKID);
  });

  it('blames BankID while signing only if the detail says so: any other 401 ends the session', () => {
    expect(bankIdFailureMessage(rejected('unauthorized'), false)).toEqual(BLAMES_BANKID);
    expect(bankIdFailureMessage(rejected('The token is not valid'), false)).not.toEqual(BLAMES_BANKID);
  });
});
