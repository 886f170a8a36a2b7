import type { CallFailure } from '../../contract/backend.ts';
import { cardDetails } from '../../contract/card.ts';
import { viewPin } from '../../contract/pin.ts';
import { defineModel, MODEL_START, type Trace } from '../model.ts';
import { cardSecret } from './sensitive-info.ts';

const details = cardDetails.response.parse(cardDetails.example.response);
const pin = viewPin.response.parse(viewPin.example.response);
const refused = (status: number, detail: string): CallFailure => ({ kind: 'rejected', status, detail });
const failing = {
  'a wrong code': refused(400, 'Invalid one-time code'),
  'the card is blocked': refused(409, 'The card is blocked for good'),
};
const leftFor = (errand: string) =>
  JSON.stringify({ errand, text: 'Visa PIN-koden', path: '/card', leftAt: MODEL_START - 60_000 });

const begin = (device: { readonly errand?: string } = {}) =>
  ({ device, input: (ports) => ({ ports, referenceCode: 'C-7F3A91' }) }) satisfies Parameters<
    typeof defineModel<typeof cardSecret, 'x'>
  >[0]['starts']['x'];

type Seen = Trace<typeof cardSecret>;
const count = ({ effects }: Seen, name: RegExp) => effects.filter((effect) => name.test(effect.name)).length;
const given = ({ steps }: Seen) => steps.filter(({ label }) => label === 'a code').length;
const OPENED = ['the details', 'the PIN'];

export const cardSecretModel = defineModel({
  machine: cardSecret,
  starts: {
    'nothing under way': begin(),
    'back to see the PIN': begin({ errand: leftFor('pin') }),
    'back to unblock the PIN': begin({ errand: leftFor('unblock') }),
  },
  events: {
    'secret.show': {
      details: { kind: 'details', text: 'Visa kortuppgifterna' },
      pin: { kind: 'pin', text: 'Visa PIN-koden' },
    },
    'secret.hide': 'bare',
    'signature.given': { 'a code': { proof: { signingMethod: 'OTP', credential: '133742' } } },
    'signature.left': 'bare',
    'frame.loaded': 'bare',
    'frame.failed': 'bare',
    'page.hidden': 'bare',
  },
  actors: {
    signature: 'child',
    cardDetails: {
      done: {
        'the details': details,
        'details of somebody else’s': { ...details, cardDataUrl: 'https://vault.example.evil.test/card' },
      },
      error: failing,
    },
    viewPin: {
      done: { 'the PIN': pin, 'a PIN of somebody else’s': { ...pin, pinURL: 'http://vault.example/pin' } },
      error: failing,
    },
    vaultFrame: 'listens',
    visibility: 'listens',
  },
  identity: ({ kind, verdict, message }) => [kind, verdict, message !== null],
  invariants: {
    'nothing is opened without a proof, and each proof opens once': (trace) => count(trace, /^call\./) <= given(trace),
    'the proof is gone as soon as it is used': ({ snapshot }) =>
      snapshot.matches('opening') || snapshot.context.proof === null,
    'a frame shows only what was opened, from the vault': (trace) =>
      count(trace, /^frames\.show$/) === trace.steps.filter(({ label }) => OPENED.includes(label)).length &&
      trace.effects.every(
        ({ name, args: [page] }) =>
          name !== 'frames.prepare' ||
          [details.cardDataUrl, pin.pinURL].includes(String(Reflect.get(Object(page), 'address'))),
      ),
    'what is not shown has left the page': (trace) =>
      trace.snapshot.matches('showing') === count(trace, /^frames\.show$/) > count(trace, /^frames\.remove$/),
    'a wrong code is asked for again, with the reason': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'a wrong code' || (snapshot.matches('signing') && snapshot.context.verdict === 'wrong'),
    'whoever hides it, looks away or waits a minute sees nothing any more': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isEnd =
        last?.kind === 'time' || (last?.kind === 'event' && /^(secret\.hide|page\.hidden)$/.test(last.event.type));
      return !isEnd || !before?.matches('showing') || !snapshot.matches('showing');
    },
    'it shows for one minute': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'after exposure' || snapshot.value === 'hidden',
    'what failed says why': ({ snapshot }) => !snapshot.matches('failed') || snapshot.context.message !== null,
    'who comes back to it goes on where they were': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.value === (start === 'back to see the PIN' ? 'signing' : 'idle'),
  },
});
