import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { accessGate } from '../../machines/gate/access-gate.ts';
import { language } from '../../machines/language/language.ts';
import { portal } from '../../machines/portal/portal.ts';
import { session } from '../../machines/session/session.ts';
import { toasts } from '../../machines/toasts/toasts.ts';
import type { Config } from '../../src/app/config.ts';
import { PortalContext } from '../../src/app/portal-context.ts';
import { quietPorts } from './quiet-ports.ts';
import { still } from './still.ts';

const config: Config = {
  productName: 'Provkortet',
  backend: '/api',
  links: { faq: 'https://example.se/fragor', terms: 'https://example.se/villkor' },
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
}

/** A portal that stands still, around what is rendered in it; `sent` is what its parts were asked for. */
export function portalAround(content: ReactNode, { gate, accent, ...stand }: Stand = {}) {
  const parts = {
    session: still(session, {
      value: 'signedOut',
      ...stand.session,
      input: { ports, tell, offeredToken: null },
    }),
    language: still(language, { value: 'speaking', input: { ports }, context: { words: {} } }),
    toasts: still(toasts, { value: 'ready', input: undefined, context: stand.toasts ?? {} }),
  };
  const root = still(portal, {
    value: { running: 'open' },
    input: { ports, offeredToken: null, path: '/home' },
    context: {
      session: parts.session.actor,
      language: parts.language.actor,
      toasts: parts.toasts.actor,
      gate: gate ?? null,
    },
  });
  return {
    sent: { session: parts.session.sent, language: parts.language.sent },
    view: (
      <PortalContext value={{ portal: root.actor, config: { ...config, ...(accent && { accent }) } }}>
        {content}
      </PortalContext>
    ),
  };
}
