import type { CallFailure } from '../../contract/backend.ts';
import { cardDetails } from '../../contract/card.ts';
import { viewPin } from '../../contract/pin.ts';
import { defineModel, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { waited } from '../waited.ts';
import { sensitiveInfo } from './sensitive-info.ts';

const details = cardDetails.response.parse(cardDetails.example.response);
const pin = viewPin.response.parse(viewPin.example.response);
const rejected = (status: number, detail: string): CallFailure => ({ kind: 'rejected', status, detail });
const errors = {
  'a wrong code': rejected(400, 'Invalid one-time code'),
  'a wrong code, with another status': rejected(403, 'Invalid one-time code'),
  'nearly the text of a wrong code': rejected(400, 'Invalid one-time code given'),
  'the card is blocked': rejected(409, 'The card is blocked for good'),
};
const REFERENCE_CODE = 'C-7F3A91';
const pendingAction = (kind: string, referenceCode = REFERENCE_CODE) =>
  JSON.stringify({ kind, text: 'Visa PIN-koden', path: '/card', referenceCode, savedAt: MODEL_START - 60_000 });

const start = (device: { readonly pendingAction?: string } = {}) =>
  ({ device, input: (ports) => ({ ports, referenceCode: REFERENCE_CODE }) }) satisfies Parameters<
    typeof defineModel<typeof sensitiveInfo, 'x'>
  >[0]['starts']['x'];

type InfoTrace = Trace<typeof sensitiveInfo>;
const callCount = ({ effects }: InfoTrace) => effects.filter(({ name }) => name.startsWith('call.')).length;
const proofCount = ({ steps }: InfoTrace) => steps.filter(({ label }) => label === 'a code').length;
const ADDRESSES: Readonly<Record<string, string>> = { details: details.cardDataUrl, pin: pin.pinURL };

export const sensitiveInfoModel = defineModel({
  machine: sensitiveInfo,
  starts: {
    'no pending action': start(),
    'a pending action: see the PIN': start({ pendingAction: pendingAction('pin') }),
    'a pending action: unblock the PIN': start({ pendingAction: pendingAction('unblock') }),
    'a pending action of another card: see the PIN': start({ pendingAction: pendingAction('pin', 'C-0B12D4') }),
  },
  events: {
    'secret.show': {
      details: { kind: 'details', text: 'Visa kortuppgifterna' },
      pin: { kind: 'pin', text: 'Visa PIN-koden' },
    },
    'secret.hide': 'noPayload',
    'signature.given': { 'a code': { proof: { signingMethod: 'OTP', credential: '133742' } } },
    'signature.cancelled': 'noPayload',
    'frame.loaded': 'noPayload',
    'pin.shown': 'noPayload',
    'frame.failed': 'noPayload',
    'page.hidden': 'noPayload',
  },
  actors: {
    signature: 'machine',
    cardDetails: {
      done: {
        'the details': details,
        'an address outside the vault': { ...details, cardDataUrl: 'https://vault.example.evil.test/card' },
      },
      error: errors,
    },
    viewPin: {
      done: { 'the PIN': pin, 'an address outside the vault': { ...pin, pinURL: 'http://vault.example/pin' } },
      error: errors,
    },
    vaultFrame: 'listener',
    pageVisibility: 'listener',
  },
  externalEvents: ['signature.given'],
  identity: ({ kind, rejection, message }) => [kind, rejection, message !== null],
  invariants: {
    'each proof is used for one call': (trace) => callCount(trace) <= proofCount(trace),
    'the proof is cleared when it has been used': ({ snapshot }) =>
      snapshot.matches('opening') || snapshot.context.proof === null,
    'the requested page of the vault is open exactly while it is shown': ({ snapshot }) =>
      snapshot.context.page?.address === (snapshot.matches('showing') ? ADDRESSES[snapshot.context.kind] : undefined),
    'after a wrong code the user signs again and sees the reason': ({ steps, snapshot }) =>
      !steps.at(-1)?.label.startsWith('a wrong code') ||
      (snapshot.matches('signing') && snapshot.context.rejection === 'invalidCode'),
    'the secret is hidden by the user, when the tab is hidden and after a minute': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isEnd =
        last?.kind === 'time' || (last?.kind === 'event' && /^(secret\.hide|page\.hidden)$/.test(last.event.type));
      return !isEnd || !before?.matches('showing') || !snapshot.matches('showing');
    },
    'the secret is on the screen for one minute': ({ steps, now }) =>
      steps.at(-1)?.label !== 'after exposure' || waited(steps, now) === 60_000,
    'a page of the vault that does not load is given up after 15 seconds': ({ steps, now, snapshot }) =>
      steps.at(-1)?.label !== 'after frameTimeout' || (waited(steps, now) === 15_000 && snapshot.matches('failed')),
    'a press on show starts a signature for what was asked, with its text and no old message': (trace) => {
      const { steps, before, snapshot } = trace;
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'secret.show' || !before?.can(last.event)) return true;
      const { kind, text, message, rejection } = snapshot.context;
      const isAsked = kind === last.event.kind && text === last.event.text;
      return snapshot.matches('signing') && isAsked && message === null && rejection === null;
    },
    'a given signature opens what was asked, at once': ({ steps, before, snapshot, effects }) => {
      const isGiven = steps.at(-1)?.label === 'a code' && before?.matches('signing') === true;
      const call = snapshot.context.kind === 'pin' ? 'call.viewPin' : 'call.cardDetails';
      return effects.some(({ name, step }) => name === call && step === steps.length) === isGiven;
    },
    'a secret that is put away, or not signed for, is gone': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isPutAway =
        last?.kind === 'event' &&
        /^(secret\.hide|signature\.cancelled)$/.test(last.event.type) &&
        before?.can(last.event) === true;
      return !isPutAway || snapshot.matches('idle');
    },
    'an answer opens the vault, or says what is wrong': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind === 'done')
        return snapshot.matches(/outside/.test(last.label) ? 'failed' : { showing: 'loading' });
      return last?.kind !== 'error' || last.label.startsWith('a wrong code') || snapshot.matches('failed');
    },
    'a PIN is shown when the vault says so, details when their page has loaded, and a page that fails is given up': (
      trace,
    ) => {
      const { steps, before, snapshot } = trace;
      const last = steps.at(-1);
      if (last?.kind !== 'event' || !before?.matches('showing')) return true;
      if (last.event.type === 'frame.failed') return snapshot.matches('failed');
      if (last.event.type === 'page.hidden') return snapshot.matches('hidden');
      const isOpened =
        last.event.type === 'pin.shown' || (last.event.type === 'frame.loaded' && snapshot.context.kind === 'details');
      return before.matches({ showing: 'shown' }) || snapshot.matches({ showing: 'shown' }) === isOpened;
    },
    'at the end of the minute the page says that the secret is hidden': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'after exposure' || snapshot.value === 'hidden',
    'a failure has a message': ({ snapshot }) => !snapshot.matches('failed') || snapshot.context.message !== null,
    'a pending action continues with the signature': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.value === (start === 'a pending action: see the PIN' ? 'signing' : 'idle'),
    'a pending action is forgotten exactly if it is about another card': ({ start, device }) =>
      (device.pendingAction !== undefined) === start.startsWith('a pending action: '),
  },
});
