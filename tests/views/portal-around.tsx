import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { accessGate } from '../../machines/access-gate/access-gate.ts';
import { consent } from '../../machines/consent/consent.ts';
import { language } from '../../machines/language/language.ts';
import { portal } from '../../machines/portal/portal.ts';
import { session } from '../../machines/session/session.ts';
import { toasts } from '../../machines/toasts/toasts.ts';
import type { Config } from '../../src/app/config.ts';
import { PortalContext } from '../../src/app/portal-context.ts';
import { quietPorts } from './quiet-ports.ts';
import { still } from './still.ts';

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
};

const ports = quietPorts();
const tell = () => undefined;

type Session = Parameters<typeof still<typeof session>>[1];
type Shown = Parameters<typeof still<typeof toasts>>[1]['context'];

interface Stand {
  readonly session?: Omit<Session, 'input'>;
  readonly toasts?: Shown;
  readonly gate?: ActorRefFrom<typeof accessGate>;
  readonly accent?: string;
  readonly consent?: 'asking' | 'reconsidering';
  readonly language?: 'fetching' | 'adopting';
}

/** A portal that stands still, around what is rendered in it; `sent` is what its parts were asked for. */
export function portalAround(content: ReactNode, { gate, accent, ...stand }: Stand = {}) {
  const parts = {
    session: still(session, {
      value: 'signedOut',
      ...stand.session,
      input: { ports, onEvent, offeredToken: null },
    }),
    language: still(language, {
      value: stand.language ?? 'speaking',
      input: { ports, onEvent },
      context: { messages: {}, wanted: stand.language ? 'en' : 'sv' },
    }),
    consent: still(consent, { value: stand.consent ?? 'declined', input: { ports } }),
    toasts: still(toasts, { value: 'ready', input: undefined, context: stand.toasts ?? {} }),
  };
  const root = still(portal, {
    value: { running: 'open' },
    input: { ports, offeredToken: null, path: '/home' },
    context: {
      session: parts.session.actor,
      language: parts.language.actor,
      toasts: parts.toasts.actor,
      consent: parts.consent.actor,
      gate: gate ?? null,
    },
  });
  return {
    sent: { session: parts.session.sent, language: parts.language.sent, consent: parts.consent.sent },
    view: (
      <PortalContext value={{ portal: root.actor, config: { ...config, ...(accent && { accent }) } }}>
        {content}
      </PortalContext>
    ),
  };
}
