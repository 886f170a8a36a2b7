import type { ReactNode } from 'react';
import type { ActorRefFrom, ContextFrom } from 'xstate';
import type { accessGate } from '../../machines/access-gate/access-gate.ts';
import { consent } from '../../machines/consent/consent.ts';
import { language } from '../../machines/language/language.ts';
import { portal } from '../../machines/portal/portal.ts';
import { session } from '../../machines/session/session.ts';
import { toasts } from '../../machines/toasts/toasts.ts';
import type { Config } from '../../src/app/config.ts';
import { PortalContext } from '../../src/app/portal-context.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

export const config: Config = {
  productName: 'Provkortet',
  backend: '/api',
  links: {
    faq: 'https://example.se/fragor',
    terms: 'https://example.se/villkor',
    apps: {
      ios: 'https://example.se/app/ios',
      android: 'https://example.se/app/android',
      mac: 'https://example.se/app/mac',
    },
  },
  frameOrigins: [],
  imageOrigins: [],
  inactivityMinutes: 0,
  confirmLinkLogin: false,
  logoutCall: false,
};

const settings = { inactivityLimit: 0, confirmsLinkLogin: false, endsAtBackend: false };
const onEvent = () => undefined;

type Session = Parameters<typeof staticActor<typeof session>>[1];
type ToastsContext = Parameters<typeof staticActor<typeof toasts>>[1]['context'];

interface Options {
  readonly session?: Omit<Session, 'input'>;
  readonly toasts?: ToastsContext;
  readonly gate?: ActorRefFrom<typeof accessGate>;
  readonly accent?: string;
  readonly logo?: string;
  readonly lostCardPhone?: string;
  /** The page that opens after the log-in. */
  readonly wanted?: ContextFrom<typeof portal>['wanted'];
  readonly consent?: 'asking' | { readonly reconsidering: 'accepted' | 'declined' };
  readonly language?: 'changing' | 'adopting';
  /** Whether the browser stores values; true by default. */
  readonly isPersistent?: boolean;
}

/** Wraps content in a static portal. `sent` contains the events that its machines receive. */
export function withPortal(
  content: ReactNode,
  { gate, accent, logo, lostCardPhone, isPersistent = true, ...options }: Options = {},
) {
  const inert = inertPorts();
  const ports = { ...inert, device: { ...inert.device, isPersistent } };
  const parts = {
    session: staticActor(session, {
      value: 'signedOut',
      ...options.session,
      input: { ports, settings, onEvent, offeredToken: null },
    }),
    language: staticActor(language, {
      value: options.language ?? 'loaded',
      input: { ports, onEvent },
      context: { messages: {}, requested: options.language ? 'en' : 'sv' },
    }),
    consent: staticActor(consent, { value: options.consent ?? 'declined', input: { ports } }),
    toasts: staticActor(toasts, { value: 'ready', input: undefined, context: options.toasts ?? {} }),
  };
  const root = staticActor(portal, {
    value: { running: { signedIn: 'loaded' } },
    input: { ports, settings, offeredToken: null, path: '/home' },
    context: {
      session: parts.session.actor,
      language: parts.language.actor,
      toasts: parts.toasts.actor,
      consent: parts.consent.actor,
      gate: gate ?? null,
      wanted: options.wanted ?? null,
    },
  });
  return {
    sent: { session: parts.session.sent, language: parts.language.sent, consent: parts.consent.sent },
    view: (
      <PortalContext
        value={{
          portal: root.actor,
          config: {
            ...config,
            ...(accent && { accent }),
            ...(logo && { logo }),
            ...(lostCardPhone && { support: { lostCardPhone } }),
          },
        }}
      >
        {content}
      </PortalContext>
    ),
  };
}
