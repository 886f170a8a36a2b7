/** The part of JSON Schema that the contract uses. */
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
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A run of at least this many equal fields is shown as one line. */
const MIN_RUN = 9;

const isNull = ({ type }: Schema): boolean => type === 'null';

/** The schema without null, and whether null is allowed. */
function nullable(schema: Schema): { readonly value: Schema; readonly orNull: boolean } {
  if (Array.isArray(schema.type) && schema.type.includes('null')) {
    const [type] = schema.type.filter((name) => name !== 'null');
    return { value: { ...schema, type }, orNull: true };
  }
  const [value, ...others] = schema.anyOf?.filter((option) => !isNull(option)) ?? [];
  const orNull = schema.anyOf?.some(isNull) ?? false;
  return value && others.length === 0 && orNull ? { value, orNull } : { value: schema, orNull: false };
}

const UNIT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^Minor units/, 'öre'],
  [/^Kronor/, 'kronor'],
  [/^A calendar day/, 'date'],
  [/^A point in time/, 'date-time'],
];

/** A numeric range or a text length; default bounds are left out. */
function boundsOf({ minimum, maximum, minLength, maxLength }: Schema): string {
  const bounds = [
    minimum !== undefined && Math.abs(minimum) < Number.MAX_SAFE_INTEGER && `≥ ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `≤ ${maximum}`,
    minLength !== undefined && `≥ ${minLength} characters`,
    maxLength !== undefined && `≤ ${maxLength} characters`,
  ].filter(Boolean);
  return bounds.length > 0 ? ` (${bounds.join(', ')})` : '';
}

/** A short name for the type of a single value. */
export function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ');
  const unit = UNIT_NAMES.find(([begin]) => begin.test(schema.description ?? ''))?.[1];
  const names: Readonly<Record<string, string>> = { string: 'text', integer: 'integer', boolean: 'boolean' };
  return `${unit ?? names[String(schema.type)] ?? schema.type ?? 'anything'}${boundsOf(schema)}`;
}

type Property = readonly [name: string, schema: Schema];

/** Groups consecutive properties with the same schema. */
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
  if (run.length < MIN_RUN || !first || !last) return run.flatMap(([name, schema]) => linesOf(schema, nameOf(name)));
  return [`${nameOf(first[0])} … ${nameOf(last[0])} (${run.length}): ${kindOf(first[1])}`];
}

/** One line for each value of a schema: its path and its type. */
export function linesOf(schema: Schema, path = ''): string[] {
  const { value, orNull } = nullable(schema);
  if (value.items) return linesOf(value.items, `${path}[]`);
  if (!value.properties) return [`${path ? `${path}: ` : ''}${kindOf(value)}${orNull ? ' or null' : ''}`];
  const required = new Set(value.required);
  const lines = runsOf(Object.entries(value.properties)).flatMap((run) => linesOfRun(run, path, required));
  return orNull ? [`${path}: object or null`, ...lines] : lines;
}
