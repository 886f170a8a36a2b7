import * as z from 'zod/mini';
import type { Call, Fields } from '../../contract/call.ts';
import { promiseOf } from '../../contract/promise.ts';
import { AUTH_ERRORS } from '../../contract/rejections.ts';
import { nothing } from '../../contract/values.ts';
import { schemaOf, type Target, withEssential } from './schemas.ts';

type Json = Readonly<Record<string, unknown>>;

const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0;

const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };

function parametersOf({ params, query, example, hasIdempotencyKey }: Call, target: Target): Json {
  const examples: Json = { ...example.request };
  const toParameters = ([location, fields]: readonly ['path' | 'query', Fields]) =>
    Object.entries(fields).map(([name, schema]) => ({
      name,
      in: location,
      required: location === 'path' || !z.safeParse(schema, undefined).success,
      schema: schemaOf(schema, 'output', target),
      // The example is in wire form, where a number in a path is text.
      example: z.decode(schema, examples[name]),
    }));
  const parameters = [
    ...toParameters(['path', params]),
    ...toParameters(['query', query]),
    ...(hasIdempotencyKey ? [idempotencyKey] : []),
  ];
  return parameters.length === 0 ? {} : { parameters };
}

function bodyOf({ body, example }: Call, target: Target): Json {
  if (isEmpty(body)) return {};
  const examples: Json = { ...example.request };
  const values = Object.fromEntries(Object.keys(body).map((name) => [name, examples[name]]));
  const content = { 'application/json': { schema: schemaOf(z.object(body), 'input', target), example: values } };
  return { requestBody: { required: true, content } };
}

const responseOf = (call: Call, target: Target): Json =>
  call.response === nothing
    ? { 204: { description: 'Success without content.', headers: DATE } }
    : {
        200: {
          description: 'Success.',
          headers: DATE,
          content: {
            'application/json': {
              schema: withEssential(call, schemaOf(promiseOf(call.response), 'input', target), target),
              example: call.example.response,
            },
          },
        },
      };

const DATE = { Date: { $ref: '#/components/headers/Date' } };

const problem = (description: string, schema: Json, more: Json = {}, headers: Json = {}): Json => ({
  description,
  headers: { ...DATE, ...headers },
  content: { 'application/problem+json': { schema, ...more } },
});
const exampleOf = (status: number, detail: string): Json => ({
  example: { type: 'about:blank', title: 'Rejected', status, detail },
});
const retryAfter = (status: number): Json =>
  status === 429 ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {};
const anyProblem = { $ref: '#/components/schemas/Problem' };

/** The listed errors by status, and a default for other errors, which have the same form. */
function rejectionsOf({ auth, rejections }: Call): Json {
  const listed = Object.entries(auth === 'bearer' ? { ...AUTH_ERRORS, ...rejections } : rejections);
  const byStatus = Map.groupBy(listed, ([, status]) => status);
  const responses = [...byStatus].map(([status, group]) => {
    const detail = { enum: group.map(([text]) => text) };
    const schema = { allOf: [anyProblem, { properties: { detail } }] };
    const example = exampleOf(status, group[0]?.[0] ?? '');
    return [status, problem('Rejected; `detail` is the reason.', schema, example, retryAfter(status))];
  });
  return {
    ...Object.fromEntries(responses),
    '4XX': problem('Rejected for another reason.', anyProblem),
  };
}

const SECURITY = { bearer: [{ bearer: [] }], optional: [{}, { bearer: [] }], none: [] } as const;

const THIRD_PARTY = {
  url: 'https://address-lookup.example',
  description: 'Third-party service; the address is set in /config.json.',
};

/** The service of a call: the first part of its path, or the third-party service. */
export const tagOf = ({ host, path }: Call): string => (host === 'backend' ? (path.split('/')[1] ?? '') : host);

/** One call as an OpenAPI operation. `x-effect` and `x-origin` hold what OpenAPI has no field for. */
export const operationOf = (call: Call, target: Target): Json => ({
  operationId: call.name,
  summary: call.summary,
  tags: [tagOf(call)],
  security: SECURITY[call.auth],
  'x-effect': call.effect,
  'x-origin': call.origin,
  ...parametersOf(call, target),
  ...bodyOf(call, target),
  ...(call.host === 'backend' ? {} : { servers: [THIRD_PARTY] }),
  responses: { ...responseOf(call, target), ...rejectionsOf(call) },
});
