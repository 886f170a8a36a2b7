import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import { requestVerification } from '../../contract/contact.ts';
import { callActor, callInput, type Named } from '../call-actor.ts';
import type { ContactDetail, ContactKind } from '../contact-detail.ts';
import { type FormEvent, type FormState, form } from '../form.ts';
import type { Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { email, otherThan, phone, trimmed } from '../rules.ts';
import { contactFailure } from './refusals.ts';
import { bareValue, toKeep, verificationAddress } from './verification.ts';

const EMPTY = { value: '' };

interface Input {
  readonly ports: Ports;
  readonly kind: ContactKind;
  readonly cardholderId: number;
  /** The detail as it is now; null when there is none. */
  readonly current: ContactDetail | null;
  /** The page to go on to once the new value is verified; null for the settings. */
  readonly next: string | null;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** Why the last attempt failed, until the next one. */
  readonly message: Message | null;
}

type Event = FormEvent<typeof EMPTY>;

/** The new value (§5): what it must be, and another than the current one. */
export const contactForm = form(EMPTY, ({ kind, current }: Context) => ({
  value:
    kind === 'email'
      ? otherThan(trimmed(email), current?.value ?? '', 'contact.email.same')
      : otherThan(phone, current?.value ?? '', 'contact.phone.same', (value) => bareValue('phone', value)),
}));

const actors = { requestVerification: callActor(requestVerification) };

const newValue = ({ kind, form }: Context) => bareValue(kind, form.values.value);

const verificationOf = (context: Context, contactInformationId: number) => ({
  contactInformationId,
  kind: context.kind,
  value: newValue(context),
  next: context.next,
});

interface Sent {
  readonly contactInformationId: number;
}

/** A new phone number or e-mail address (§4 contact change): a code is sent to it, and entered on a page of its own. */
export const contactChange = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: { isValid: contactForm.isValid },
  actions: {
    keepCode: ({ context }, { contactInformationId }: Sent) => {
      const { device, clock } = context.ports;
      const verification = verificationOf(context, contactInformationId);
      device.write('sentVerification', toKeep(verification, context.cardholderId, clock.now()));
    },
    goToCode: ({ context }, { contactInformationId }: Sent) =>
      context.ports.browser.go(verificationAddress(verificationOf(context, contactInformationId))),
    sayFailure: assign((_, { error }: { error: unknown }) => ({ message: contactFailure(failureOf(error)) })),
    clearMessage: assign({ message: null }),
  },
}).createMachine({
  id: 'contact-change',
  description: 'A new phone number or e-mail address is entered, and a code is sent to it.',
  meta: { section: '§4 Contact change' },
  context: ({ input }) => ({ ...input, form: contactForm.start(), message: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: assign(contactForm.changed) },
        'field.blurred': { actions: assign(contactForm.left) },
        'form.submitted': [
          { guard: 'isValid', target: 'requesting', actions: 'clearMessage' },
          { actions: assign(contactForm.revealed), description: 'What is wrong shows at the field.' },
        ],
      },
    },
    requesting: {
      description: 'The code is on its way; the current value stays until the new one is confirmed.',
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
            { type: 'keepCode', params: ({ event }) => event.output },
            { type: 'goToCode', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'editing', actions: { type: 'sayFailure', params: ({ event }) => event } },
      },
    },
    requested: { description: 'The person is on the way to the page where the code is entered.' },
  },
});
