import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { OLDEST } from './targets.ts';

const toList = <Item>(value: Item | readonly Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Item];

/** Whether one browser has a feature as the standard says, without a prefix or a flag. */
function has(statement: SimpleSupportStatement, oldest: number): boolean {
  const { version_added, version_removed, prefix, flags, alternative_name } = statement;
  if (prefix || flags || alternative_name) return false;
  if (typeof version_removed === 'string' && Number.parseFloat(version_removed) <= oldest) return false;
  return typeof version_added === 'string' && Number.parseFloat(version_added.replace('≤', '')) <= oldest;
}

/** The supported browsers that do not have a feature. */
function lacking({ support }: CompatStatement): readonly string[] {
  return Object.entries(OLDEST)
    .filter(([browser, oldest]) => {
      const statements = toList(support[browser as keyof typeof OLDEST]);
      return statements.length > 0 && !statements.some((statement) => has(statement, oldest));
    })
    .map(([browser]) => browser);
}

/** Whether the newest versions of the three engines have a feature. What only some have is asked for before it is used. */
const isInAllEngines = ({ support }: CompatStatement) =>
  (['chrome', 'firefox', 'safari'] as const).every((browser) =>
    toList(support[browser]).some((statement) => has(statement, Number.POSITIVE_INFINITY)),
  );

/** Whether one of the oldest browsers lacks the feature at this place of the data, and all new ones have it. */
export function isTooNew(...path: readonly string[]): boolean {
  const nothing = {} as Identifier;
  const place = path.reduce<Identifier>(
    (found, name) => (Object.hasOwn(found, name) ? (found[name] as Identifier) : nothing),
    data as unknown as Identifier,
  );
  const statement = place.__compat;
  return statement !== undefined && lacking(statement).length > 0 && isInAllEngines(statement);
}

const namesOf = (place: object | undefined) => Object.keys(place ?? {}).filter((name) => name !== '__compat');

const BUILTINS = namesOf(data.javascript.builtins).map((name) => ['javascript', 'builtins', name] as const);
const APIS = namesOf(data.api).map((name) => ['api', name] as const);

/** The interfaces whose members are looked for by name alone. With all of them, many names of the portal are members. */
const COMMON =
  /^(AbortSignal|Blob|Document|DocumentFragment|Element|Event|EventTarget|FormData|Headers|History|HTML(Element|ButtonElement|DialogElement|FormElement|InputElement|SelectElement)|Location|Navigator|Node|PerformanceObserver|ReadableStream|Request|Response|Storage|URL|URLSearchParams|Window|Worker)$/;

/** Global names that are too new, such as `Iterator`. */
export const NEW_GLOBALS = new Set(
  [...BUILTINS, ...APIS].filter((path) => isTooNew(...path)).map((path) => path.at(-1) ?? ''),
);

/** Static members that are too new, such as `Map.groupBy`. */
export const NEW_STATICS = new Set<string>();
/** Members that are too new in every interface that has one of that name, such as `toSorted`. */
export const NEW_MEMBERS = new Set<string>();

const oldMembers = new Set<string>();
for (const path of [...BUILTINS, ...APIS]) {
  const [area, ...rest] = path;
  const place = rest.reduce<Identifier>(
    (found, name) => found[name] as Identifier,
    data[area] as unknown as Identifier,
  );
  const owner = rest.at(-1) ?? '';
  const statics: readonly string[] =
    place.__compat === undefined || area === 'api'
      ? []
      : Object.getOwnPropertyNames(Reflect.get(globalThis, owner) ?? {});
  for (const member of namesOf(place)) {
    const name = member.replace(/_static$/, '');
    if (!/^\w+$/.test(name) || name.endsWith('_event')) continue;
    const isStatic = member.endsWith('_static') || statics.includes(name);
    if (isStatic) {
      if (isTooNew(...path, member)) NEW_STATICS.add(`${owner}.${name}`);
    } else if (!isTooNew(...path, member)) oldMembers.add(name);
    else if (area === 'javascript' || COMMON.test(owner)) NEW_MEMBERS.add(name);
  }
}
for (const name of oldMembers) NEW_MEMBERS.delete(name);
