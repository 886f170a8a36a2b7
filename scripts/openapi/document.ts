import type { Call } from '../../contract/call.ts';
import { operationOf, tagOf } from './operation.ts';

/** Groups of calls are the first part of their paths, as the backend's own services are. */
const TAGS: Readonly<Record<string, string>> = {
  accounts: 'Accounts: the terms.',
  addressLookup: 'A third party that knows the network address of a visitor.',
  auth: 'Logging in, tokens, passwords and signatures.',
  cardholder: 'The cardholder: accounts, transactions, top-ups, preferences and content.',
  cardholders: 'The cardholder and the employer branch: the policy.',
  cards: 'Cards: wallet tokens and what needs a signature to be seen.',
  processor: 'The card processor: exchange rates.',
};

const components = {
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The access token that a log-in gives.',
    },
  },
  schemas: {
    Problem: {
      type: 'object',
      description: 'Why a call was refused (RFC 9457).',
      properties: {
        type: { type: 'string' },
        title: { type: 'string' },
        status: { type: 'integer' },
        detail: { type: 'string', description: 'Words that may be shown to the cardholder.' },
        errors: {
          type: 'array',
          description: 'The fields of a request that breaks the contract.',
          items: { type: 'object', properties: { field: { type: 'string' }, detail: { type: 'string' } } },
        },
      },
    },
  },
};

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Sorted, because the order in which a module gives its exports is not the same everywhere. */
function pathsOf(calls: readonly Call[]): Paths {
  const grouped = Map.groupBy(calls, ({ path }) => path);
  return Object.fromEntries(
    [...grouped]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, group]) => {
        const methods = new Map(group.map((call) => [call.method.toLowerCase(), operationOf(call)]));
        if (methods.size < group.length) throw new Error(`${path}: two calls have the same path and method`);
        return [path, Object.fromEntries([...methods].sort())];
      }),
  );
}

/** Every call of the contract as an OpenAPI 3.1 document. Throws when two calls share a path and method. */
export function openapi(calls: readonly Call[]) {
  const used = new Set(calls.map(tagOf));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Lunchkortet: backend of the cardholder portal',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Generated from contract/. `x-effect` says whether a call may be repeated (`read`) or changes something ' +
        '(`change`); `x-origin` says whether the specification states it or why it was decided so.',
    },
    servers: [{ url: '/api', description: 'The address that /config.json names; the sandbox serves it here.' }],
    tags: [...used].sort().map((name) => ({ name, description: TAGS[name] ?? name })),
    paths: pathsOf(calls),
    components,
  };
}
