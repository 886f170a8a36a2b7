import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Style } from './sandbox.ts';

interface ServerOptions {
  readonly port: number;
  readonly vaultPort: number;
  /** The port that browsers use for the portal: the portal's own port, unless there is a proxy in front of it. */
  readonly frontPort: number;
  /** The network address to listen at. */
  readonly host: string;
  readonly db: string;
  readonly fresh: boolean;
  readonly style: Style;
  /** The folder of the built portal. */
  readonly portal: string;
}

const DEFAULT_PORT = 4300;
/** Only this machine. */
export const LOOPBACK = '127.0.0.1';
const HIGHEST_PORT = 65_535;

function portOf(text: string, name: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT)
    throw new Error(`${name} must be a port, not “${text}”`);
  return port;
}

function styleOf(text: string): Style {
  if (text !== 'contract' && text !== 'spring') throw new Error(`The style must be contract or spring, not “${text}”`);
  return text;
}

/**
 * Reads the options from flags, then from the environment (PORT, VAULT_PORT). The default vault port is the portal's port
 * plus one. Throws an error with a readable message when an option is invalid.
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      'vault-port': { type: 'string' },
      'front-port': { type: 'string' },
      host: { type: 'string' },
      db: { type: 'string' },
      fresh: { type: 'boolean' },
      style: { type: 'string' },
      portal: { type: 'string' },
    },
  });
  const port = portOf(values.port ?? env.PORT ?? String(DEFAULT_PORT), 'The port');
  const vaultPort = portOf(values['vault-port'] ?? env.VAULT_PORT ?? String(port + 1), 'The vault port');
  if (port === vaultPort)
    throw new Error('The portal and the vault need different ports, because they must be different origins');
  return {
    port,
    vaultPort,
    frontPort: portOf(values['front-port'] ?? String(port), 'The front port'),
    host: values.host ?? LOOPBACK,
    db: values.db ?? join(import.meta.dirname, '../sandbox.sqlite'),
    fresh: values.fresh ?? false,
    style: styleOf(values.style ?? 'contract'),
    portal: values.portal ?? join(import.meta.dirname, '../build/portal'),
  };
}
