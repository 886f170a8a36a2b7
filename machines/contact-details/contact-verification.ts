import { assign } from 'xstate';
import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { unspaced } from '../rules.ts';
import { codeForm, expiryOf, startingContext, subjectOf, verificationSetup } from './contact-verification.setup.ts';

const send = { target: 'sending', actions: 'clearMessage' } as const;

/**
 * Confirms a new phone number or e-mail address by the code that was sent to it (§4 contact change, §5): the address
 * carries what is to be confirmed, the device keeps when the code was sent, so that the page can be closed meanwhile.
 */
export const contactVerification = verificationSetup.createMachine({
  id: 'contact-verification',
  description:
    'The code that was sent to a new phone number or e-mail address is entered, and the detail is confirmed.',
  meta: { section: '§4 Contact change' },
  context: ({ input }) => startingContext(input),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'hasSubject', target: 'ready' }, { target: 'subjectless' }],
    },
    subjectless: {
      description: 'The page was opened without anything to confirm; it says so and leads back.',
    },
    ready: {
      description: 'Decides how far the person has come.',
      always: [{ guard: 'hasCode', target: 'sent' }, { target: 'unsent' }],
    },
    sent: {
      always: [{ guard: 'isCurrent', target: 'entering' }, { target: 'expired' }],
    },
    unsent: {
      description: 'An unverified detail is to be confirmed; a code is sent when the person asks for it.',
      on: { 'code.send': send },
    },
    sending: {
      description: 'A code is on its way; it puts every older one out of use.',
      invoke: {
        id: 'requestVerification',
        src: 'requestVerification',
        input: ({ context }) => {
          const { contactInformationId, kind, value } = subjectOf(context);
          return callInput(context, {
            contactInformationId,
            contactInformationTypeId: CONTACT_TYPE[kind],
            newValue: value,
          });
        },
        onDone: { target: 'entering', actions: ['keepCode', 'saySent'] },
        onError: {
          target: 'ready',
          actions: { type: 'sayFailure', params: errorParams },
          description: 'A code that was sent before still counts.',
        },
      },
    },
    entering: {
      description: 'The code lies in the mailbox or on the phone.',
      invoke: {
        id: 'untilExpiry',
        src: 'untilExpiry',
        input: ({ context }) => ({ clock: context.ports.clock, moment: expiryOf(context) }),
        onDone: { target: 'expired', actions: 'clearMessage' },
      },
      on: {
        'field.changed': { actions: assign(codeForm.changed) },
        'field.blurred': { actions: assign(codeForm.left) },
        'form.submitted': { guard: 'canConfirm', target: 'confirming', actions: 'clearMessage' },
        'code.send': send,
      },
    },
    confirming: {
      invoke: {
        id: 'verifyContact',
        src: 'verifyContact',
        input: ({ context }) =>
          callInput(context, {
            contactInformationId: subjectOf(context).contactInformationId,
            code: unspaced(context.form.values.code),
          }),
        onDone: {
          target: 'verified',
          actions: ['forgetCode', 'tellChanged', 'sayVerified', 'goOn'],
          description: 'On to the page that was asked for; an e-mail also goes back to what waited for it.',
        },
        onError: [
          { guard: { type: 'isCodeWrong', params: errorParams }, target: 'sent', actions: ['noteWrong', 'reveal'] },
          {
            guard: { type: 'isCodeDead', params: errorParams },
            target: 'exhausted',
            actions: 'forgetCode',
            description: 'After too many wrong codes the right one is not taken either.',
          },
          { target: 'sent', actions: { type: 'sayFailure', params: errorParams } },
        ],
      },
    },
    expired: {
      description: 'Thirty minutes have passed; another code can be had.',
      on: { 'code.send': send },
    },
    exhausted: { on: { 'code.send': send } },
    verified: { description: 'The person is on the way to where they came from.' },
  },
});
