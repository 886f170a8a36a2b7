/** As much of JSON Schema as the contract's schemas come to. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** So many flags side by side are told as one line. */
const MANY = 9;

const isNull = ({ type }: Schema): boolean => type === 'null';

/** The schema without "or null", and whether that was said. */
function nullable(schema: Schema): { readonly value: Schema; readonly orNull: boolean } {
  if (Array.isArray(schema.type) && schema.type.includes('null')) {
    const [type] = schema.type.filter((one) => one !== 'null');
    return { value: { ...schema, type }, orNull: true };
  }
  const [value, ...others] = schema.anyOf?.filter((one) => !isNull(one)) ?? [];
  const orNull = schema.anyOf?.some(isNull) ?? false;
  return value && others.length === 0 && orNull ? { value, orNull } : { value: schema, orNull: false };
}

const UNIT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^Minor units/, 'öre'],
  [/^Kronor/, 'kronor'],
  [/^A calendar day/, 'day'],
  [/^A moment/, 'moment'],
];

/** A range, or the room that a text has; bounds that say nothing are left out. */
function boundsOf({ minimum, maximum, minLength, maxLength }: Schema): string {
  const bounds = [
    minimum !== undefined && Math.abs(minimum) < Number.MAX_SAFE_INTEGER && `≥ ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `≤ ${maximum}`,
    minLength !== undefined && `≥ ${minLength} characters`,
    maxLength !== undefined && `≤ ${maxLength} characters`,
  ].filter(Boolean);
  return bounds.length > 0 ? ` (${bounds.join(', ')})` : '';
}

/** The kind of a single value, in a word or two. */
function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ');
  const unit = UNIT_NAMES.find(([begin]) => begin.test(schema.description ?? ''))?.[1];
  const names: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', boolean: 'yes or no' };
  return `${unit ?? names[String(schema.type)] ?? schema.type ?? 'anything'}${boundsOf(schema)}`;
}

type Property = readonly [name: string, schema: Schema];

/** Neighbours of one kind, together. */
function runsOf(properties: readonly Property[]): Property[][] {
  const runs: Property[][] = [];
  for (const property of properties) {
    const run = runs.at(-1);
    const isSame = JSON.stringify(run?.[0]?.[1]) === JSON.stringify(property[1]);
    if (run && isSame) run.push(property);
    else runs.push([property]);
  }
  return runs;
}

function linesOfRun(run: readonly Property[], path: string, required: ReadonlySet<string>): string[] {
  const nameOf = (name: string) => `${path ? `${path}.` : ''}${name}${required.has(name) ? '' : '?'}`;
  const [first, last] = [run[0], run.at(-1)];
  if (run.length < MANY || !first || !last) return run.flatMap(([name, schema]) => linesOf(schema, nameOf(name)));
  return [`${nameOf(first[0])} … ${nameOf(last[0])} (${run.length}): ${kindOf(first[1])}`];
}

/** Every value of a schema on a line of its own: its path, and what it is. */
export function linesOf(schema: Schema, path = ''): string[] {
  const { value, orNull } = nullable(schema);
  if (value.items) return linesOf(value.items, `${path}[]`);
  if (!value.properties) return [`${path ? `${path}: ` : ''}${kindOf(value)}${orNull ? ' or null' : ''}`];
  const required = new Set(value.required);
  const lines = runsOf(Object.entries(value.properties)).flatMap((run) => linesOfRun(run, path, required));
  return orNull ? [`${path}: may be null`, ...lines] : lines;
}
