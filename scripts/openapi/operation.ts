import * as z from 'zod/mini';
import type { Call, Fields } from '../../contract/call.ts';
import { AUTH_ERRORS } from '../../contract/rejections.ts';
import { nothing } from '../../contract/values.ts';
import { unitOf } from './units.ts';

type Json = Readonly<Record<string, unknown>>;

/** A schema as JSON Schema. `input` is the form that travels; `output` tells of a path or query value what it means. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const unit = unitOf(zodSchema);
      if (unit) jsonSchema.description = unit;
    },
  });
  return json;
}

const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0;

function parametersOf({ params, query, example }: Call): Json[] {
  const examples: Json = { ...example.request };
  const listed = ([place, fields]: readonly ['path' | 'query', Fields]) =>
    Object.entries(fields).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(schema, undefined).success,
      schema: schemaOf(schema, 'output'),
      // The example is the wire form, which for a number in a path is text.
      example: z.decode(schema, examples[name]),
    }));
  return [...listed(['path', params]), ...listed(['query', query])];
}

function bodyOf({ body, example }: Call): Json {
  if (isEmpty(body)) return {};
  const given: Json = { ...example.request };
  const values = Object.fromEntries(Object.keys(body).map((name) => [name, given[name]]));
  const content = { 'application/json': { schema: schemaOf(z.object(body), 'input'), example: values } };
  return { requestBody: { required: true, content } };
}

const answerOf = ({ response, example }: Call): Json =>
  response === nothing
    ? { 204: { description: 'Done; there is no content.' } }
    : {
        200: {
          description: 'The answer.',
          content: { 'application/json': { schema: schemaOf(response, 'input'), example: example.response } },
        },
      };

const problem = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/problem+json': { schema } },
});
const anyProblem = { $ref: '#/components/schemas/Problem' };

/** Refusals that are foreseen, by status; whoever is refused for another reason is told in the same form. */
function refusalsOf({ auth, rejections }: Call): Json {
  const foreseen = Object.entries(auth === 'bearer' ? { ...AUTH_ERRORS, ...rejections } : rejections);
  const byStatus = Map.groupBy(foreseen, ([, status]) => status);
  const responses = [...byStatus].map(([status, group]) => {
    const detail = { enum: group.map(([text]) => text) };
    return [status, problem('Refused; `detail` says why.', { allOf: [anyProblem, { properties: { detail } }] })];
  });
  return {
    ...Object.fromEntries(responses),
    '4XX': problem('Refused for a reason that was not foreseen.', anyProblem),
  };
}

const SECURITY = { bearer: [{ bearer: [] }], optional: [{}, { bearer: [] }], none: [] } as const;

const THIRD_PARTY = { url: 'https://address-lookup.example', description: 'A third party that /config.json names.' };

/** The service that a call belongs to: the first part of its path, or the third party. */
export const tagOf = ({ host, path }: Call): string => (host === 'backend' ? (path.split('/')[1] ?? '') : host);

/** One call as an OpenAPI operation. `x-effect` and `x-origin` carry what OpenAPI has no word for. */
export const operationOf = (call: Call): Json => ({
  operationId: call.name,
  summary: call.summary,
  tags: [tagOf(call)],
  security: SECURITY[call.auth],
  'x-effect': call.effect,
  'x-origin': call.origin,
  ...(isEmpty({ ...call.params, ...call.query }) ? {} : { parameters: parametersOf(call) }),
  ...bodyOf(call),
  ...(call.host === 'backend' ? {} : { servers: [THIRD_PARTY] }),
  responses: { ...answerOf(call), ...refusalsOf(call) },
});
