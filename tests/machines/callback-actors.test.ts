import { describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, type AnyEventObject, createActor, createMachine, type InputFrom } from 'xstate';
import { pageVisibility } from '../../machines/page-visibility.ts';
import type { VaultMessage, VaultPage } from '../../machines/ports.ts';
import { printEvents } from '../../machines/transactions/print-events.ts';
import { frameInput, pinFrame, vaultFrame } from '../../machines/vault-frame.ts';
import { inertPorts } from '../views/inert-ports.ts';

/** Runs an actor as the child of a machine; `events` are those that the machine gets from it. */
function run<Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>) {
  const events: AnyEventObject[] = [];
  const parent = createActor(
    createMachine({
      invoke: { id: 'child', src: logic, input },
      on: { '*': { actions: ({ event }) => events.push(event) } },
    }),
  ).start();
  return { events, parent, send: (event: AnyEventObject) => parent.getSnapshot().children.child?.send(event) };
}

/** A port that a listener watches. */
function watched<Value>() {
  const [listeners, stopped] = [[] as ((value: Value) => void)[], vi.fn()];
  return {
    report: (value: Value) => {
      for (const listener of listeners) listener(value);
    },
    stopped,
    watch: (listener: (value: Value) => void) => {
      listeners.push(listener);
      return stopped;
    },
  };
}

it.each([
  [
    'a page that is hidden and shown',
    ['page.hidden', 'page.shown'],
    (watch: (listener: (value: boolean) => void) => () => void) => {
      const inert = inertPorts();
      return run(pageVisibility, { ...inert, browser: { ...inert.browser, watchVisibility: watch } });
    },
  ],
  [
    'a page that has been printed and is printed again',
    ['print.ended', 'print.started'],
    (watch: (listener: (value: boolean) => void) => () => void) => run(printEvents, { watchPrint: watch }),
  ],
])('%s is reported until the actor is stopped', (_, types, start) => {
  const { report, stopped, watch } = watched<boolean>();
  const { events, parent } = start(watch);
  report(false);
  report(true);
  expect(events).toEqual(types.map((type) => ({ type })));
  expect(stopped).not.toHaveBeenCalled();
  parent.stop();
  expect(stopped).toHaveBeenCalledOnce();
});

describe('a page of the vault', () => {
  const PAGE: VaultPage = { address: 'https://vault.example/page', token: 'one-use' };
  const FIRST = { type: 'host.mounted', element: 'first', title: 'PIN-kod' };

  function open(logic: typeof vaultFrame | typeof pinFrame) {
    const { report, stopped, watch } = watched<VaultMessage>();
    const opened = vi.fn((_: VaultPage, __: object, listener: (message: VaultMessage) => void) => watch(listener));
    const frames = { isAllowed: () => true, open: opened };
    return { ...run(logic, { frames, page: PAGE }), opened, report, stopped };
  }

  it('opens once, in the first element that is mounted, and closes with its actor', () => {
    const { send, parent, opened, stopped } = open(vaultFrame);
    expect(opened).not.toHaveBeenCalled();
    send(FIRST);
    send({ ...FIRST, element: 'second' });
    expect(opened).toHaveBeenCalledExactlyOnceWith(PAGE, FIRST, expect.any(Function));
    parent.stop();
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('can close before it was opened', () => {
    const { parent, stopped } = open(vaultFrame);
    parent.stop();
    expect(stopped).not.toHaveBeenCalled();
  });

  const MESSAGES: readonly VaultMessage[] = [
    { type: 'loaded' },
    { type: 'view_pin_success' },
    { type: 'view_pin_error' },
    { type: 'set_pin_success' },
    { type: 'set_pin_error' },
    { type: 'set_pin_validation_error' },
    { type: 'pin_valid', valid: true },
    { type: 'pin_valid', valid: false },
  ];

  it('that shows a secret reports that it is loaded, shows the PIN or has failed', () => {
    const { send, report, events } = open(vaultFrame);
    send(FIRST);
    MESSAGES.forEach(report);
    expect(events).toEqual([{ type: 'frame.loaded' }, { type: 'pin.shown' }, { type: 'frame.failed' }]);
  });

  it('on which a PIN is chosen also reports the choice', () => {
    const { send, report, events } = open(pinFrame);
    send(FIRST);
    MESSAGES.forEach(report);
    expect(events).toEqual([
      { type: 'frame.loaded' },
      { type: 'frame.failed' },
      { type: 'pin.saved' },
      { type: 'pin.unsaved' },
      { type: 'pin.rejected' },
      { type: 'pin.validated', isValid: true },
      { type: 'pin.validated', isValid: false },
    ]);
  });

  it('must be there when its actor starts', () => {
    const ports = inertPorts();
    expect(frameInput({ ports, page: PAGE })).toEqual({ frames: ports.frames, page: PAGE });
    expect(() => frameInput({ ports, page: null })).toThrow('no page of the vault');
  });
});
