import type { openapi } from './document.ts';
import { linesOf, type Schema } from './fields.ts';

type Document = ReturnType<typeof openapi>;

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** An operation of the document, as far as people read of it. */
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly 'x-effect': string;
  readonly 'x-origin': 'spec' | { readonly decided: string };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Row {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const INTRODUCTION = `# What the backend promises

Made from [openapi.json](openapi.json) by \`npm run openapi\`, and that from \`contract/\`; nobody writes here by hand. The
sandbox keeps every promise on this page.

- **◆** marks what the specification does not show and was decided; the reason stands beside it.
- **reads** may be sent again, **changes** may not: some are GETs.
- 🔒 needs the bearer token, (🔒) takes it when there is one. A call with 🔒 may also be refused with 401 for a token
  that is missing or not ours, and with 403 for one that has expired or lists no Cardholder application.
- A request that breaks the contract is refused with 400 and a problem body whose \`errors\` name the fields.
- \`?\` may be left out; \`[]\` is each of a list.
`;

const cell = (lines: readonly string[]): string => lines.map((line) => line.replaceAll('|', '\\|')).join('<br>');
const code = (lines: readonly string[]): string[] => lines.map((line) => `\`${line}\``);

const lockOf = ({ security }: Operation): string => {
  if (security.length === 0) return '';
  return security.length === 1 ? ' 🔒' : ' (🔒)';
};

const schemaIn = (content: Content | undefined): Schema | undefined => Object.values(content?.content ?? {})[0]?.schema;

function sentLines({ parameters = [], requestBody }: Operation): string[] {
  const named = parameters.flatMap(({ name, in: place, schema }) => linesOf(schema, `${name} (${place})`));
  const body = schemaIn(requestBody);
  return [...named, ...(body ? linesOf(body) : [])];
}

const OF_ANY_CALL = new Set(['401', '403']);

/** Details by status; those that any call with a token may be refused with are told once, above. */
function refusalLines({ responses, security }: Operation, admission: ReadonlySet<string>): string[] {
  return Object.entries(responses).flatMap(([status, answer]) => {
    const details =
      schemaIn(answer)
        ?.allOf?.flatMap(({ properties }) => properties?.detail?.enum ?? [])
        .map(String) ?? [];
    const own = details.filter((text) => security.length === 0 || !OF_ANY_CALL.has(status) || !admission.has(text));
    return own.map((text) => `${status} ${text}`);
  });
}

function rowOf({ method, path, operation }: Row, admission: ReadonlySet<string>): string {
  const origin = operation['x-origin'];
  const given = schemaIn(operation.responses['200']);
  const cells = [
    [`${origin === 'spec' ? '' : '◆ '}**${operation.operationId}**${lockOf(operation)}`, `\`${method} ${path}\``],
    [
      `${operation.summary}.`,
      ...(origin === 'spec' ? [] : [`*Decided: ${origin.decided}.*`]),
      operation['x-effect'] === 'read' ? 'reads' : 'changes',
    ],
    code(sentLines(operation)),
    given ? code(linesOf(given)) : ['nothing'],
    refusalLines(operation, admission),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

const HEAD = '| call | what it is for | sends | gives | may refuse with |\n| --- | --- | --- | --- | --- |';

/** The contract as a page for people, from its OpenAPI document. `admission`: what every call with a token may say. */
export function readable(document: Document, admission: ReadonlySet<string>): string {
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Row => {
      return { method: method.toUpperCase(), path, operation: operation as Operation };
    }),
  );
  const sections = document.tags.map(({ name, description }) => {
    const own = rows.filter(({ operation }) => operation.tags.includes(name));
    return [`## ${description.replace(/\.$/, '')}`, '', HEAD, ...own.map((row) => rowOf(row, admission))].join('\n');
  });
  return `${[INTRODUCTION.trimEnd(), ...sections].join('\n\n')}\n`;
}
