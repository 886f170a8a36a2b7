import * as z from 'zod/mini';
import type { Call, Fields } from '../../contract/call.ts';
import { nothing } from '../../contract/values.ts';

type Json = Readonly<Record<string, unknown>>;

/** A schema as JSON Schema. `input` is the form that travels; `output` tells of a path or query value what it means. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io });
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

function refusalOf({ refusals }: Call): Json {
  const examples = refusals.map((detail, at) => [`refusal${at + 1}`, { value: { status: 400, detail } }]);
  return {
    description: 'Refused; `detail` says why, in words that may be shown.',
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}),
      },
    },
  };
}

const SECURITY = { bearer: [{ bearer: [] }], optional: [{}, { bearer: [] }], none: [] } as const;

/** One call as an OpenAPI operation. `x-effect` and `x-origin` carry what OpenAPI has no word for. */
export const operationOf = (call: Call): Json => ({
  operationId: call.name,
  summary: call.summary,
  tags: [call.path.split('/')[1]],
  security: SECURITY[call.auth],
  'x-effect': call.effect,
  'x-origin': call.origin,
  ...(isEmpty({ ...call.params, ...call.query }) ? {} : { parameters: parametersOf(call) }),
  ...bodyOf(call),
  responses: { ...answerOf(call), '4XX': refusalOf(call) },
});
