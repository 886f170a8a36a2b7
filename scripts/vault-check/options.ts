import { parseArguments } from '../parse-arguments.ts';

const USAGE = `npm run vault:check -- <url> [--token <token>] [--portal <url>] [--origin <url>]… [--seconds <n>] [--show]

<url> is the address that the backend gives for a PIN or for card details. With --token the page is opened by a form with
that token, as card details are. --portal is the origin that may frame the page and that it posts to. --origin is another
origin of the vault, as in frameOrigins of config.json. --seconds is how long to wait for messages (15).
--show opens a window, for a page that needs a person.`;

export interface VaultOptions {
  readonly url: string;
  readonly token?: string | undefined;
  /** The origin of the page around the frame. */
  readonly portal: string;
  /** The origins whose messages the portal reads. */
  readonly origins: readonly string[];
  /** How long to wait for messages, ms. */
  readonly wait: number;
  readonly shows: boolean;
}

const OPTIONS = {
  token: { type: 'string' },
  portal: { type: 'string' },
  origin: { type: 'string', multiple: true },
  seconds: { type: 'string' },
  show: { type: 'boolean' },
} as const;

/** Reads the command line. Throws an error whose message explains the usage. */
export function readOptions(args: readonly string[]): VaultOptions {
  const { values, positionals } = parseArguments(args, OPTIONS, USAGE);
  const [url] = positionals;
  const seconds = Number(values.seconds ?? 15);
  const others = values.origin ?? [];
  const portal = values.portal ?? 'http://localhost';
  if (
    !url ||
    positionals.length > 1 ||
    ![url, portal, ...others].every((address) => URL.canParse(address)) ||
    !(seconds > 0)
  )
    throw new Error(USAGE);
  return {
    url,
    token: values.token,
    portal: new URL(portal).origin,
    origins: [url, ...others].map((address) => new URL(address).origin),
    wait: seconds * 1000,
    shows: values.show ?? false,
  };
}
