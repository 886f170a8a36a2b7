import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { type Module, moduleOf, type Sources } from '../source/module.ts';
import { idsLike, localesIn } from '../source/texts.ts';

type Modules = ReadonlyMap<string, Module>;

/** Code that is in every page: the frame of the portal, and what starts and drives it in the tests. */
const isOfEveryPage = (file: string): boolean =>
  /^src\/(app|ports)\/(?!screens\/)/.test(file) || (/^e2e\//.test(file) && !/^e2e\/model\/flows\//.test(file));

const isScreen = (file: string): boolean => file.startsWith('src/app/screens/');

/** The files that a file imports, also later. */
const importsOf = ({ file, imports, declarations }: Module): readonly string[] => [
  ...[...imports.values()].map((imported) => imported.file),
  ...declarations.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      [...part.imports].map((specifier) => new URL(specifier, `file:///${file}`).pathname.slice(1)),
    ),
  ),
];

/** The files that some files import, and those that these import. Screens are left out: a page has one of them. */
function closureOf(modules: Modules, starts: readonly string[]): ReadonlySet<string> {
  const found = new Set(starts);
  for (const file of found) {
    const module = modules.get(file);
    for (const next of module ? importsOf(module) : []) if (modules.has(next) && !isScreen(next)) found.add(next);
  }
  return found;
}

/** The ids of the messages that a file names. */
const messagesIn = (module: Module, ids: ReadonlySet<string>): readonly string[] =>
  module.declarations.flatMap(({ parts }) =>
    parts.flatMap(({ texts, templates }) => [
      ...[...texts].filter((text) => ids.has(text)),
      ...[...templates].flatMap((template) => idsLike(template, ids)),
    ]),
  );

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The files of a machine, its model and its test in the browser. */
const isOfMachine = (file: string, machine: string): boolean =>
  /^(machines|e2e\/model\/flows)\//.test(file) && basename(file).split('.')[0] === machine;

/**
 * For each machine a hash of everything that its pictures are made of: the code of the machine and of the screens that use it,
 * the frame of the portal, and the texts that this code names. Comments and types do not count.
 */
export function pictureInputs(sources: Sources, machines: readonly string[]): ReadonlyMap<string, string> {
  const code = [...sources].filter(([file]) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const modules: Modules = new Map(code.map(([file, source]) => [file, moduleOf(file, source)]));
  const files = [...modules.keys()];
  const meanings = new Map([...modules].map(([file, module]) => [file, hashOf(module.meaning(false))]));
  const [swedish = {}, english = {}] = ['sv', 'en'].map((language) => localesIn(sources).get(language));
  const ids = new Set(Object.keys(swedish));
  const named = new Map([...modules].map(([file, module]) => [file, messagesIn(module, ids)]));
  const namedAnywhere = new Set([...named.values()].flat());
  const frame = closureOf(modules, files.filter(isOfEveryPage));
  const screens = files.filter(isScreen).map((file) => closureOf(modules, [file]));
  const others = hashOf([...sources].filter(([file]) => !modules.has(file) && !/^(docs|locales)\//.test(file)));
  const unnamed = [...ids].filter((id) => !namedAnywhere.has(id));
  return new Map(
    machines.map((machine) => {
      const own = files.filter((file) => isOfMachine(file, machine));
      const around = screens.filter((screen) => own.some((file) => screen.has(file)));
      // A machine of the frame can be on any page.
      const pages = around.length > 0 ? around : screens;
      const all = [...new Set([...closureOf(modules, own), ...frame, ...pages.flatMap((page) => [...page])])].sort();
      const texts = new Set([...all.flatMap((file) => named.get(file) ?? []), ...unnamed]);
      return [
        machine,
        hashOf([
          all.map((file) => [file, meanings.get(file)]),
          [...texts].sort().map((id) => [id, swedish[id], english[id]]),
          others,
        ]),
      ];
    }),
  );
}
