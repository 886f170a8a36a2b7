import { assign, setup } from 'xstate';
import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import { requestVerification } from '../../contract/contact-details.ts';
import { callActor, callInput, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { readDraft } from '../draft.ts';
import { defineForm, type FormEvent, type FormState, formStates } from '../form.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { differentFrom, email, phone } from '../rules.ts';
import { settleDelays } from '../settling.ts';
import type { ContactDetail, ContactKind } from './contact-detail.ts';
import { comparable } from './contacts.ts';
import { serializeSentCode, type Verification, verificationAddress, verificationState } from './verification.ts';

const EMPTY = { value: '' };
const RULES = { email, phone };

interface Input {
  readonly ports: Ports;
  readonly kind: ContactKind;
  readonly cardholderId: number;
  /** The current detail; null if there is none. */
  readonly current: ContactDetail | null;
  /** The page to open after the new value is verified; null for the settings. */
  readonly next: string | null;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** Why the last attempt failed; cleared by the next attempt. */
  readonly message: Message | null;
}

type Event = FormEvent<typeof EMPTY>;

/** The new value (§5): valid, and different from the current one. */
export const contactForm = defineForm(EMPTY, ({ kind, current }: Context) => ({
  value: differentFrom(RULES[kind], current?.value ?? '', `contact-details.${kind}.same`, (value) =>
    comparable(kind, value),
  ),
}));

const actors = { requestVerification: callActor(requestVerification) };

const newValue = (context: Context) => contactForm.cleanValues(context).value;

const verificationOf = (context: Context, contactInformationId: number): Verification => ({
  contactInformationId,
  kind: context.kind,
  value: newValue(context),
  next: context.next,
});

interface SentParams {
  readonly contactInformationId: number;
}

/** Enters a new phone number or e-mail address (§4 contact change). The code sent to it is entered on another page. */
export const contactChange = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: { isValid: contactForm.isValid },
  actions: {
    changeField: assign(contactForm.changed),
    blurField: assign(contactForm.blurred),
    showErrors: assign(contactForm.allTouched),
    storeSentCode: ({ context }, { contactInformationId }: SentParams) => {
      const { device, clock } = context.ports;
      const verification = verificationOf(context, contactInformationId);
      device.write('sentVerification', serializeSentCode(verification, context.cardholderId, clock.now()));
    },
    goToVerification: ({ context }, { contactInformationId }: SentParams) => {
      const verification = verificationOf(context, contactInformationId);
      context.ports.browser.go(verificationAddress(verification), { state: verificationState(verification) });
    },
    forgetDraft: ({ context }) => context.ports.device.forget('draft'),
    setMessage: assign(toMessage(failureMessage)),
    clearMessage: assign({ message: null }),
  },
}).createMachine({
  id: 'contact-change',
  description: 'The user enters a new phone number or e-mail address, and a code is sent to it.',
  meta: { section: '§4 Contact change', page: '/edit-email' },
  context: ({ input }) => ({
    ...input,
    form: contactForm.restoredState(readDraft(input.ports, 'contact-change')),
    message: null,
  }),
  entry: 'forgetDraft',
  initial: 'editing',
  states: {
    editing: formStates({ target: '#contact-change.requesting', actions: 'clearMessage' }),
    requesting: {
      description: 'Requests a code. The current value stays in use until the new one is verified.',
      invoke: {
        id: 'requestVerification',
        src: 'requestVerification',
        input: ({ context }) =>
          callInput(context, {
            contactInformationId: context.current?.id ?? null,
            contactInformationTypeId: CONTACT_TYPE[context.kind],
            newValue: newValue(context),
          }),
        onDone: {
          target: 'requested',
          actions: [
            { type: 'storeSentCode', params: ({ event }) => event.output },
            { type: 'goToVerification', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'editing.settled', actions: { type: 'setMessage', params: errorParams } },
      },
    },
    requested: { description: 'The page where the code is entered opens.' },
  },
});
