import { parseArgs } from 'node:util';

const USAGE = `npm run contract:check -- <host> --token <token> [--json] [--timeout <seconds>]

<host> is the start of all paths of the contract, such as https://backend.example/api.
The token can be given in CONTRACT_TOKEN instead, so that it is not in the shell's history.`;

const DEFAULT_TIMEOUT_SECONDS = 30;

interface Options {
  readonly host: string;
  readonly token: string;
  /** ms */
  readonly timeout: number;
  readonly json: boolean;
}

/** Reads the command line. Throws an error whose message explains the usage. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { token: { type: 'string' }, json: { type: 'boolean' }, timeout: { type: 'string' } },
  });
  const [host] = positionals;
  const token = values.token ?? env.CONTRACT_TOKEN;
  const seconds = Number(values.timeout ?? DEFAULT_TIMEOUT_SECONDS);
  if (!host || !token || positionals.length > 1 || !URL.canParse(host) || !(seconds > 0)) throw new Error(USAGE);
  return { host, token, timeout: seconds * 1000, json: values.json ?? false };
}
