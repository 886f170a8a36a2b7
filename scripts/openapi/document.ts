import type { Call } from '../../contract/call.ts';
import { operationOf, tagOf } from './operation.ts';
import { type Target, withComponents } from './schemas.ts';

/** Calls are grouped by the first part of their path, which names the backend service. */
const TAGS: Readonly<Record<string, string>> = {
  accounts: 'Accounts: the terms.',
  addressLookup: 'Third-party service that returns the network address of a visitor.',
  auth: 'Login, tokens, passwords and signatures.',
  cardholder: 'The cardholder: accounts, transactions, top-ups, preferences and content.',
  cardholders: 'The cardholder and the employer branch: the policy.',
  cards: 'Cards: wallet tokens, card details and PIN, physical cards.',
  processor: 'The card processor: exchange rates.',
};

const components = {
  headers: {
    Date: {
      description: 'The time of the server. The portal sets its clock by it.',
      schema: { type: 'string' },
    },
    RetryAfter: { description: 'Seconds until another attempt.', schema: { type: 'integer', format: 'int64' } },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'New for each change; a support ticket that is sent again unchanged keeps it. If the request is repeated with the same key, the change is not made again, and the answer ' +
        'is the first one.',
      schema: { type: 'string' },
    },
  },
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'The access token from a login. Claims: `exp` (seconds since 1970), `sub` (the same in all tokens of a cardholder), ' +
        '`applications` (texts, or objects with `name`, one of which contains “Cardholder”), `authenticationMethod` ' +
        '(`BANKID` after a login with BankID), `name`.',
    },
  },
  schemas: {
    Problem: {
      type: 'object',
      description: 'Why a call was rejected (RFC 9457).',
      properties: {
        type: { type: 'string' },
        title: { type: 'string' },
        status: { type: 'integer' },
        detail: { type: 'string', description: 'Text that may be shown to the cardholder.' },
        errors: {
          type: 'array',
          description: 'The invalid fields of a request.',
          items: { type: 'object', properties: { field: { type: 'string' }, detail: { type: 'string' } } },
        },
      },
    },
  },
};

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Sorted, because the order of a module's exports is not the same everywhere. */
function pathsOf(calls: readonly Call[], target: Target): Paths {
  const grouped = Map.groupBy(calls, ({ path }) => path);
  return Object.fromEntries(
    [...grouped]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, group]) => {
        const methods = new Map(group.map((call) => [call.method.toLowerCase(), operationOf(call, target)]));
        if (methods.size < group.length) throw new Error(`${path}: two calls have the same path and method`);
        return [path, Object.fromEntries([...methods].sort())];
      }),
  );
}

/** In 3.0 a licence has an address instead of an identifier. */
const VERSIONS = {
  'draft-2020-12': { openapi: '3.1.1', license: { name: 'MIT', identifier: 'MIT' } },
  'openapi-3.0': { openapi: '3.0.4', license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' } },
} as const;

/** Every call of the contract as an OpenAPI document. Throws when two calls share a path and method. */
export function openapi(calls: readonly Call[], target: Target = 'draft-2020-12') {
  const used = new Set(calls.map(tagOf));
  const { operations, schemas } = withComponents(pathsOf(calls, target));
  return {
    openapi: VERSIONS[target].openapi,
    info: {
      title: 'Lunchkortet: backend of the cardholder portal',
      version: '1.0.0',
      license: VERSIONS[target].license,
      description:
        'Generated from contract/. `x-effect` is `read` for a call that may be retried, else `change`. `x-origin` is `spec` ' +
        'or describes what was decided because the specification does not define it. `x-essential` marks a field of a response that the portal cannot do ' +
        'without: a row, a part or the whole page is not shown without it. If another required field is ' +
        'missing, the portal reports it and goes on without it.',
    },
    servers: [{ url: '/api', description: 'The address is set in /config.json; the sandbox uses this one.' }],
    tags: [...used].sort().map((name) => ({ name, description: TAGS[name] ?? name })),
    paths: operations,
    components: { ...components, schemas: { ...schemas, ...components.schemas } },
  };
}
