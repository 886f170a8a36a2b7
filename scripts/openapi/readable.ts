import type { openapi } from './document.ts';
import { linesOf, type Schema } from './fields.ts';
import { inlined } from './schemas.ts';

type Document = ReturnType<typeof openapi>;

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

/** The parts of an operation that the page shows. */
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly 'x-effect': string;
  readonly 'x-origin': 'spec' | { readonly decided: string };
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Row {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const INTRODUCTION = `# The contract of the backend

Generated from [openapi.json](openapi.json) by \`npm run openapi\`, which is generated from \`contract/\`. Do not edit. The
sandbox implements all calls on this page. [backend.md](backend.md) says what a backend must guarantee besides.

- **◆** marks a call that the specification does not define completely; the decision is in the same cell.
- A **read** may be retried. A **change** may not; some changes are GETs. Each change has a header \`Idempotency-Key\`, except
  those that answer with an access token.
- 🔒: the bearer token is required. (🔒): the token is optional, and one that is not valid counts as none. A call with 🔒 can
  also be rejected with 401 when the token is missing or invalid, and with 403 when it has expired or lists no Cardholder
  application.
- An invalid request is rejected with 400 and a problem body whose \`errors\` lists the invalid fields.
- \`?\` marks an optional field; \`[]\` an item of a list.
`;

const cell = (lines: readonly string[]): string => lines.map((line) => line.replaceAll('|', '\\|')).join('<br>');
const code = (lines: readonly string[]): string[] => lines.map((line) => `\`${line}\``);

const lockOf = ({ security }: Operation): string => {
  if (security.length === 0) return '';
  return security.length === 1 ? ' 🔒' : ' (🔒)';
};

const schemaIn = (content: Content | undefined): Schema | undefined => Object.values(content?.content ?? {})[0]?.schema;

/** Without the idempotency key, which is a reference. */
function requestLines({ parameters = [], requestBody }: Operation): string[] {
  const parameterLines = parameters.flatMap((parameter) =>
    '$ref' in parameter ? [] : linesOf(parameter.schema, `${parameter.name} (${parameter.in})`),
  );
  const body = schemaIn(requestBody);
  return [...parameterLines, ...(body ? linesOf(body) : [])];
}

const AUTH_STATUSES = new Set(['401', '403']);

/** The errors of a call by status. The introduction lists those of all calls with a token. */
function rejectionLines({ responses, security }: Operation, authErrors: ReadonlySet<string>): string[] {
  return Object.entries(responses).flatMap(([status, response]) => {
    const details =
      schemaIn(response)
        ?.allOf?.flatMap(({ properties }) => properties?.detail?.enum ?? [])
        .map(String) ?? [];
    const ownDetails = details.filter(
      (text) => security.length === 0 || !AUTH_STATUSES.has(status) || !authErrors.has(text),
    );
    return ownDetails.map((text) => `${status} ${text}`);
  });
}

function rowOf({ method, path, operation }: Row, authErrors: ReadonlySet<string>): string {
  const origin = operation['x-origin'];
  const response = schemaIn(operation.responses['200']);
  const cells = [
    [`${origin === 'spec' ? '' : '◆ '}**${operation.operationId}**${lockOf(operation)}`, `\`${method} ${path}\``],
    [`${operation.summary}.`, ...(origin === 'spec' ? [] : [`*Decided: ${origin.decided}.*`]), operation['x-effect']],
    code(requestLines(operation)),
    response ? code(linesOf(response)) : ['no content'],
    rejectionLines(operation, authErrors),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

const HEAD = '| call | description | request | response | errors |\n| --- | --- | --- | --- | --- |';

/** The contract as a Markdown page, from its OpenAPI document. `authErrors`: the errors of all calls with a token. */
export function readable(document: Document, authErrors: ReadonlySet<string>): string {
  const rows = Object.entries(inlined(document.paths, document.components.schemas)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Row => {
      return { method: method.toUpperCase(), path, operation: operation as Operation };
    }),
  );
  const sections = document.tags.map(({ name, description }) => {
    const own = rows.filter(({ operation }) => operation.tags.includes(name));
    return [`## ${description.replace(/\.$/, '')}`, '', HEAD, ...own.map((row) => rowOf(row, authErrors))].join('\n');
  });
  return `${[INTRODUCTION.trimEnd(), ...sections].join('\n\n')}\n`;
}
