import type { Plugin } from 'vite';

/**
 * What links and error pages of the router refer to and this portal never uses: it is not rendered on a server, has no
 * data routes, and fetches no page before it is asked for. Name and what stands in.
 */
const UNUSED: Readonly<Record<string, string>> = {
  DefaultErrorComponent: 'null',
  PrefetchPageLinks: 'null',
  RSCErrorHandler: 'null',
  RemixRootDefaultErrorBoundary: 'null',
  Scripts: 'null',
  usePrefetchBehavior: '[false, { current: null }, {}]',
};

type Replacement = readonly [found: RegExp, instead: string];

/** A component that is given a name counts as used. */
const NAME: Replacement = [/^\s*\w+\.displayName = .+;$/gm, ''];

const ROUTER: readonly Replacement[] = [
  NAME,
  [/^(var Form = )(React\d+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'],
  [
    /^(var (?:AwaitErrorBoundary|RemixErrorBoundary) = )(class extends React\d+\.Component[\s\S]*?^});$/gm,
    '$1/* @__PURE__ */ (() => $2)();',
  ],
  ...Object.entries(UNUSED).map(
    ([name, value]): Replacement => [
      new RegExp(`^function ${name}\\(`, 'gm'),
      `function ${name}() { return ${value}; }\nfunction ${name}AsItWas(`,
    ],
  ),
];

/** What nobody here calls; whoever does in the built portal is told. */
const refusing = (names: readonly string[]): readonly Replacement[] =>
  names.map((name) => [
    new RegExp(`^function ${name}\\(`, 'gm'),
    `function ${name}() { throw new Error('${name} is left at home; see scripts/slim-plugin.ts'); }\nfunction ${name}AsItWas(`,
  ]);

/**
 * Whether the browser writes the language at all: both are in every browser that runs the portal, and to look through
 * all that it writes is a quarter of what the log-in page has to do.
 */
const CHECK: Replacement = [/!Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(locale\)\.length/g, 'false'];

/** Ways of writing that the portal has no use for. */
const INTL = [
  CHECK,
  ...refusing([
    'formatDateTimeRange',
    'formatDuration',
    'formatDurationToParts',
    'formatList',
    'formatListToParts',
    'formatRelativeTime',
  ]),
];

/** Actions that no machine uses; every `setup` offers them all. */
const XSTATE = refusing(['emit', 'enqueueActions', 'log']);

/** An icon as it is drawn here: line by line, without the settings that the library would look up for each. */
const ICON = `import { createElement } from 'react';
const look = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true,
};
/*@__NO_SIDE_EFFECTS__*/
export default function createLucideIcon({ node }) {
  return (props) => createElement('svg', { ...look, ...props }, node.map(([tag, shape]) => createElement(tag, shape)));
}
`;

/** Throws when there is nothing to replace: then the library has changed, and this must be looked at again. */
function replaced(code: string, [found, instead]: Replacement): string {
  const slim = code.replace(found, instead);
  if (slim === code) throw new Error(`there is nothing like ${found} any more`);
  return slim;
}

const slimming = (name: string, filter: { id: RegExp; code?: RegExp }, slim: (code: string) => string): Plugin => ({
  name: `slim-${name}`,
  apply: 'build',
  transform: { filter, handler: (code) => ({ code: slim(code), map: null }) },
});

/** Leaves at home what libraries would bring along for uses that this portal does not make of them (decision 11). */
export const slimPlugin = (): Plugin[] => [
  slimming('router', { id: /react-router\/dist\/production\/chunk-\w+\.mjs/, code: /^var Form = /m }, (code) =>
    ROUTER.reduce(replaced, code),
  ),
  slimming('intl', { id: /\/react-intl\/index\.js/ }, (code) => replaced(code, NAME)),
  slimming('ways-of-writing', { id: /\/@formatjs\/intl\/index\.js/ }, (code) => INTL.reduce(replaced, code)),
  slimming('actions', { id: /\/xstate\/dist\/log-\w+\.esm\.js/ }, (code) => XSTATE.reduce(replaced, code)),
  slimming('icons', { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs/ }, () => ICON),
];
