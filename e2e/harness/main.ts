import '../../src/app/styles.css';
import { eventOf } from '@lunchkortet/model-engine/move';
import type { AnyActor, EventObject } from 'xstate';
import { calls } from '../../contract/calls.ts';
import type { AnyModel } from '../../machines/model.ts';
import type { Config } from '../../src/app/config.ts';
import { startPortal } from '../../src/app/portal.tsx';
import { serverClock } from '../../src/ports/clock.ts';
import {
  isOfPageOrTab,
  lockHeldInOtherTab,
  portsForHarness,
  releaseLockInOtherTab,
  setPointerIgnored,
  setTabVisible,
  storeInOtherTab,
} from './fake-browser.ts';
import type { HarnessApi, StartOptions } from './harness-api.ts';
import { disableOwnerStacks } from './owner-stacks.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { loadLanguage, observeShownLanguage, readMessages, showLanguage } from './shown-language.ts';
import { showUnsupportedBrowser } from './unsupported-browser.ts';

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
  imageOrigins: [],
  inactivityMinutes: 0,
  confirmLinkLogin: false,
  logoutCall: false,
};

const ROOT = 'portal';
const LANGUAGE = 'language';

type Send = AnyActor['send'];

let portal: ReturnType<typeof startPortal> | null = null;
let recorder: Recorder | null = null;
/** Removes a page that is shown instead of the portal. */
let removePage: () => void = () => undefined;
/** The original `send` of the root, which accepts all events. */
let sendToRoot: Send = () => undefined;
/** The event whose gesture is in progress. */
let gestureEvent: EventObject | null = null;
/** The original `send` of the actors of the machine under test. */
const sendToMachine = new WeakMap<AnyActor, Send>();

function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the portal has not been started');
  return value;
}

const isOfGesture = (event: EventObject) => JSON.stringify(event) === JSON.stringify(gestureEvent);

/** Makes the root and the machine under test ignore the events that only the path sends, and others what is blocked. */
function filterEvents({ machine, acceptedEvents, pathEvents, gestureEvents, blockedEvents }: StartOptions) {
  const isBlocked = (event: EventObject) =>
    pathEvents.includes(event.type) || (gestureEvents.includes(event.type) && !isOfGesture(event));
  return (actor: AnyActor) => {
    const { send } = actor;
    const { id } = actor.logic;
    const blocked = blockedEvents[id];
    if (blocked) actor.send = (event) => (blocked.includes(event.type) ? undefined : send(event));
    if (id === machine) {
      sendToMachine.set(actor, send);
      actor.send = (event) => (isBlocked(event) ? undefined : send(event));
    }
    if (id === ROOT) {
      sendToRoot = send;
      if (acceptedEvents) actor.send = (event) => (acceptedEvents.includes(event.type) ? send(event) : undefined);
    }
  };
}

/** The models of machines/models.ts: the browser cannot look for files, but Vite can. */
const models = Object.values(
  import.meta.glob<Readonly<Record<string, AnyModel>>>('../../machines/**/*.model.ts', { eager: true }),
).flatMap((module) => Object.values(module));
const modelOf = (id: string | undefined) => required(models.find(({ machine }) => machine.id === id));
const modelEvent = (type: string, label: string) => eventOf(modelOf(required(recorder).actor()?.logic.id), type, label);

const harness: HarnessApi = {
  async stop() {
    removePage();
    removePage = () => undefined;
    portal?.stop();
    // Requests reach the test in the order in which they are sent.
    await fetch('/requests-received');
  },
  async start(options) {
    const { machine, device, platform, path, entryState, offeredToken, settings } = options;
    setTabVisible(true);
    await lockHeldInOtherTab();
    localStorage.clear();
    sessionStorage.clear();
    // Only the paths of the consent machine show the consent question.
    if (machine !== 'consent') localStorage.setItem('consent', 'decline');
    for (const [key, value] of Object.entries(device)) if (!isOfPageOrTab(key)) localStorage.setItem(key, value);
    history.replaceState(entryState, '', path);
    const filter = filterEvents(options);
    gestureEvent = null;
    recorder = createRecorder(machine, Object.keys(modelOf(machine).events), (actor) => {
      if (actor.logic.id === LANGUAGE) observeShownLanguage(actor);
      filter(actor);
    });
    const element = document.createElement('div');
    document.body.replaceChildren(element);
    portal = startPortal({
      element,
      config: { ...config, ...settings },
      clock: serverClock(),
      offeredToken,
      retries: 0,
      timeout: false,
      inspect: recorder.inspect,
      wire: portsForHarness(platform, device),
    });
  },
  waitForState: (value, transitions) => required(recorder).waitForState(value, transitions),
  currentState: () => required(recorder).currentState(),
  currentContext() {
    const { ports: _, ...values } = recorder?.actor()?.getSnapshot().context ?? {};
    return JSON.parse(JSON.stringify(values));
  },
  watchNextActor: () => required(recorder).watchNextActor(),
  can(events) {
    const snapshot = recorder?.actor()?.getSnapshot();
    return events.map(({ type, label }) => snapshot?.can(modelEvent(type, label)) ?? false);
  },
  beginGesture(type, label) {
    gestureEvent = modelEvent(type, label);
  },
  endGesture() {
    gestureEvent = null;
  },
  send(type, label) {
    const actor = required(recorder?.actor());
    const send = required(sendToMachine.get(actor));
    send(modelEvent(type, label));
  },
  sendToRoot: (event) => sendToRoot(event),
  navigate(path) {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  },
  async makeCall(name) {
    const call = required(calls.find((candidate) => candidate.name === name));
    const { backend } = required(portal).actor.getSnapshot().context.ports;
    const { signal } = new AbortController();
    await backend(call, {}, { signal }).catch(() => undefined);
  },
  storeInOtherTab,
  setTabVisible,
  setPointerIgnored,
  releaseLockInOtherTab,
  loadLanguage,
  showLanguage,
  readMessages,
  showUnsupportedBrowser() {
    removePage = showUnsupportedBrowser(required(portal).actor, config);
  },
};

/** React makes a text node only for a text with siblings, or for one that a component returns (src/ui/TextElement.tsx). */
function reportLooseTexts(): void {
  const { createTextNode } = Document.prototype;
  Document.prototype.createTextNode = function (text) {
    const node = createTextNode.call(this, text);
    // Radix Toast announces in an element of its own, which it removes as a whole.
    queueMicrotask(() => {
      const isAnnouncement = node.parentElement?.matches('span[role=status][style]');
      if (!isAnnouncement) console.error(`a text that is not alone in its element: “${text}”`);
    });
    return node;
  };
}

disableOwnerStacks();
reportLooseTexts();
Object.assign(window, { harness });
