import { parseArguments } from '../parse-arguments.ts';

const USAGE = `npm run contract:check -- <host> --token <token> [--origin <url>] [--changes] [--adapter <file>]
                          [--json] [--timeout <seconds>]

<host> is the start of all paths of the contract, such as https://backend.example/api.
The token can be given in CONTRACT_TOKEN instead, so that it is not in the shell's history.
--origin asks as a browser on that origin does (CORS). --changes also makes some changes and undoes them: only for a test
account. --adapter turns requests and answers as docs/adapters.md says.`;

const DEFAULT_TIMEOUT_SECONDS = 30;

interface Options {
  readonly host: string;
  readonly token: string;
  /** ms */
  readonly timeout: number;
  readonly json: boolean;
  readonly origin: string | null;
  readonly changes: boolean;
  readonly adapter: string | null;
}

const OPTIONS = {
  token: { type: 'string' },
  json: { type: 'boolean' },
  timeout: { type: 'string' },
  origin: { type: 'string' },
  changes: { type: 'boolean' },
  adapter: { type: 'string' },
} as const;

/** Reads the command line. Throws an error whose message explains the usage. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parseArguments(args, OPTIONS, USAGE);
  const [host] = positionals;
  const token = values.token ?? env.CONTRACT_TOKEN;
  const seconds = Number(values.timeout ?? DEFAULT_TIMEOUT_SECONDS);
  if (
    !host ||
    !token ||
    positionals.length > 1 ||
    !URL.canParse(host) ||
    !URL.canParse(values.origin ?? host) ||
    !(seconds > 0)
  )
    throw new Error(USAGE);
  const { json = false, changes = false, adapter = null, origin } = values;
  return {
    host,
    token,
    timeout: seconds * 1000,
    json,
    origin: origin === undefined ? null : new URL(origin).origin,
    changes,
    adapter,
  };
}
