import '../../src/app/styles.css';
import type { AnyActor } from 'xstate';
import { calls } from '../../contract/calls.ts';
import { models } from '../../machines/models.ts';
import type { Config } from '../../src/app/config.ts';
import { startPortal } from '../../src/app/portal.tsx';
import { serverClock } from '../../src/ports/clock.ts';
import { eventOf } from '../../tests/model/move.ts';
import { releaseLockInOtherTab, setTabVisible, staged, setTokenInOtherTab, turnIsHeld } from './fake-browser.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import type { StartOptions, HarnessApi } from './harness-api.ts';

const config: Config = {
  productName: 'Lunchkortet',
  backend: '/api',
  addressLookup: '/api/address-lookup',
  links: {
    faq: 'https://lunchkortet.example/faq',
    terms: 'https://lunchkortet.example/terms',
    apps: {
      ios: 'https://lunchkortet.example/app/ios',
      android: 'https://lunchkortet.example/app/android',
      mac: 'https://lunchkortet.example/app/mac',
    },
  },
  frameOrigins: ['https://vault.example'],
};

const ROOT = 'portal';

type Running = ReturnType<typeof startPortal>;
/** Sends to the root even when it heeds nobody. */
type Tell = AnyActor['send'];

let running: Running | null = null;
let recorder: Recorder | null = null;
let tell: Tell = () => undefined;

function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the stage has not been started');
  return value;
}

/** Makes the root deaf to everything but what it is told here and the types that it heeds. */
function listening(heeds: StartOptions['acceptedEvents']) {
  return (actor: AnyActor) => {
    if (actor.logic.id !== ROOT) return;
    const hear = actor.send;
    tell = hear;
    if (heeds) actor.send = (event) => (heeds.includes(event.type) ? hear(event) : undefined);
  };
}

const caseOf = (type: string, label: string) => {
  const id = known(recorder).actor()?.logic.id;
  return eventOf(known(models.find(({ machine }) => machine.id === id)), type, label);
};

const stage: HarnessApi = {
  async start({ machine, device, platform, path, offeredToken, acceptedEvents }) {
    running?.stop();
    setTabVisible(true);
    await turnIsHeld();
    localStorage.clear();
    // Only the question's own paths are walked with the question open.
    if (machine !== 'consent') localStorage.setItem('consent', 'decline');
    for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
    history.replaceState(null, '', path);
    recorder = createRecorder(machine, listening(acceptedEvents));
    const element = document.createElement('div');
    document.body.replaceChildren(element);
    running = startPortal({
      element,
      config,
      clock: serverClock(),
      offeredToken,
      retries: 0,
      timeout: false,
      inspect: recorder.inspect,
      wire: staged(platform),
    });
  },
  waitForState: (value, transitions) => known(recorder).arrive(value, transitions),
  currentState: () => known(recorder).look(),
  watchNextActor: () => known(recorder).watchNext(),
  can: (type, label) => recorder?.actor()?.getSnapshot().can(caseOf(type, label)) ?? false,
  send(type, label) {
    const actor = known(recorder?.actor());
    const hear: Tell = actor.logic.id === ROOT ? tell : actor.send;
    hear(caseOf(type, label));
  },
  sendToRoot: (event) => tell(event),
  navigate(path) {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  },
  makeCall(name) {
    const call = known(calls.find((one) => one.name === name));
    const { backend } = known(running).actor.getSnapshot().context.ports;
    const { signal } = new AbortController();
    backend(call, {}, { signal }).catch(() => undefined);
  },
  setTokenInOtherTab,
  setTabVisible,
  releaseLockInOtherTab,
};

Object.assign(window, { stage });
