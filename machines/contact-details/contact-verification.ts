import type { SnapshotFrom } from 'xstate';
import { type Cardholder, CONTACT_TYPE } from '../../contract/cardholder.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { cleanCode } from '../clean-text.ts';
import { formStates } from '../form.ts';
import { settled } from '../settling.ts';
import { codeForm, expiryOf, initialContext, verificationOf, verificationSetup } from './contact-verification.setup.ts';

const cardholderParams = ({ event }: { event: { output: Cardholder } }) => ({ cardholder: event.output });
/** The only action is to send a code. */
const requestable = {
  initial: 'settled',
  states: {
    settled: settled('ready'),
    ready: { on: { 'code.send': { target: '#contact-verification.sending', actions: 'clearMessage' } } },
  },
} as const;

/** Sends a code, which invalidates older codes; `failed` is the state after an error. */
const sendThen = (failed: 'checkingCode' | 'checkingExpiry') =>
  verificationSetup.createStateConfig({
    invoke: {
      id: 'requestVerification',
      src: 'requestVerification',
      input: ({ context }) => {
        const { contactInformationId, kind, value } = verificationOf(context);
        return callInput(context, {
          contactInformationId,
          contactInformationTypeId: CONTACT_TYPE[kind],
          newValue: value,
        });
      },
      onDone: { target: 'entering.settled', actions: 'storeSentCode' },
      onError: {
        target: failed,
        actions: { type: 'setMessage', params: errorParams },
        description: 'A code that was sent before is still valid.',
      },
    },
  });

/**
 * Verifies a new phone number or e-mail address with the code sent to it (§4 contact change, §5). The address says
 * which detail, and the state of its history entry has the value; the device stores when the code was sent, so that the
 * page can be closed and opened again. After the code was sent, the machine reads whether the value is verified.
 */
export const contactVerification = verificationSetup.createMachine({
  id: 'contact-verification',
  description: 'The user enters the code that was sent to a new phone number or e-mail address.',
  meta: { section: '§4 Contact change', page: '/verification-code' },
  context: ({ input }) => initialContext(input),
  initial: 'checkingAddress',
  states: {
    checkingAddress: {
      always: [
        {
          guard: 'isValueInAddress',
          target: 'checkingAddress',
          actions: 'moveValueToState',
          description: 'A link from elsewhere has the e-mail address or phone number in its address (§2).',
        },
        { guard: 'hasVerification', target: 'checkingCode' },
        { target: 'nothingToVerify' },
      ],
    },
    nothingToVerify: {
      description: 'Neither the address nor the device has a verification; the page links to the settings.',
    },
    checkingCode: {
      description: 'Checks whether a code was sent from this device.',
      always: [{ guard: 'hasSentCode', target: 'checkingExpiry' }, { target: 'codeNotSent' }],
    },
    checkingExpiry: {
      always: [{ guard: 'isCodeValid', target: 'entering.settled' }, { target: 'expired' }],
    },
    codeNotSent: {
      description: 'An unverified detail: a code is sent when the user requests it.',
      ...requestable,
    },
    sending: { description: 'Sends a code while none can be entered.', ...sendThen('checkingCode') },
    resending: {
      description: 'Sends another code, which invalidates older codes; the field for the code stays on the page.',
      ...sendThen('checkingExpiry'),
    },
    entering: {
      description: 'The user enters the code.',
      invoke: {
        id: 'untilExpiry',
        src: 'untilExpiry',
        input: ({ context }) => ({ clock: context.ports.clock, moment: expiryOf(context) }),
        onDone: { target: 'expired', actions: 'clearMessage' },
      },
      ...formStates(
        { target: '#contact-verification.submitting', actions: 'clearMessage' },
        { ready: { 'code.send': { target: '#contact-verification.resending', actions: 'clearMessage' } } },
      ),
    },
    submitting: {
      invoke: {
        id: 'verifyContact',
        src: 'verifyContact',
        input: ({ context }) =>
          callInput(context, {
            contactInformationId: verificationOf(context).contactInformationId,
            code: codeForm.cleanValues(context).code,
          }),
        onDone: { target: 'checkingOutcome', actions: 'setNotDone' },
        onError: [
          {
            guard: { type: 'isCodeWrong', params: errorParams },
            target: 'checkingExpiry',
            actions: ['setRejectedCode', 'showErrors'],
          },
          {
            guard: { type: 'isCodeExhausted', params: errorParams },
            target: 'exhausted',
            actions: 'removeSentCode',
            description: 'There were too many wrong codes; the right one is rejected too.',
          },
          {
            guard: { type: 'isResponseLost', params: errorParams },
            target: 'checkingOutcome',
            actions: { type: 'setMessage', params: errorParams },
            description: 'The code may have been accepted.',
          },
          { target: 'checkingExpiry', actions: { type: 'setMessage', params: errorParams } },
        ],
      },
    },
    checkingOutcome: {
      description: 'Reads whether the value is verified: an answer alone does not prove it.',
      invoke: {
        id: 'cardholderInfo',
        src: 'cardholderInfo',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'isVerified', params: cardholderParams },
            target: 'verified',
            actions: [
              'removeSentCode',
              { type: 'notifyCardholderLoaded', params: cardholderParams },
              'notifyVerified',
              'goToDestination',
            ],
            description: 'The page of `next` opens, or of an action that waits for a verified e-mail.',
          },
          { target: 'checkingExpiry' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: {
      description: 'It is not known whether the value is verified. The user can check again but not send the code.',
      on: { 'status.retry': 'checkingOutcome' },
    },
    expired: {
      description: 'The code is older than 30 minutes; another can be sent.',
      ...requestable,
    },
    exhausted: requestable,
    verified: { description: 'The next page opens.' },
  },
});

/** Whether the code in its field is the one that the backend has rejected. */
export function isCodeRejected(snapshot: SnapshotFrom<typeof contactVerification>): boolean {
  const { form, rejectedCode } = snapshot.context;
  return rejectedCode !== '' && cleanCode(form.values.code) === rejectedCode && snapshot.matches('entering');
}
