import { expect, it } from 'vitest';
import { pictureInputs } from '../../../atlas/recording/inputs.ts';

const SOURCES = {
  'machines/lamp/lamp.ts': "import { watts } from './watts.ts';\nexport const lamp = () => watts;",
  'machines/lamp/watts.ts': 'export const watts = 5;',
  'machines/door/door.ts': 'export const door = 1;',
  'src/app/screens/lamp.ts':
    "import { lamp } from '../../../machines/lamp/lamp.ts';\nimport { LampView } from '../../screens/lamp/LampView.tsx';\nexport const screen = [lamp, LampView];",
  'src/app/screens/door.ts':
    "import { door } from '../../../machines/door/door.ts';\nexport const screen = [door, 'door.title'];",
  'src/screens/lamp/LampView.tsx': "export const LampView = () => 'lamp.title';",
  'src/app/Root.tsx': "export const Root = () => 'root.title';",
  'src/app/styles.css': 'body {}',
  'locales/sv.json': '{"lamp.title":"Lampa","door.title":"Dörr","root.title":"Rot","loose.title":"Lös"}',
  'locales/en.json': '{"lamp.title":"Lamp","door.title":"Door","root.title":"Root","loose.title":"Loose"}',
  'docs/flows/lamp.md': '# lamp',
} as const;

type File = keyof typeof SOURCES;

const inputs = (files: Readonly<Record<string, string>>) =>
  pictureInputs(new Map(Object.entries(files)), ['lamp', 'door']);
const before = inputs(SOURCES);

/** The machines whose pictures are taken again after text in a file was replaced. */
function retaken(file: File, from: string, to: string): readonly string[] {
  expect(SOURCES[file]).toContain(from);
  const after = inputs({ ...SOURCES, [file]: SOURCES[file].replace(from, to) });
  return [...after].filter(([machine, hash]) => before.get(machine) !== hash).map(([machine]) => machine);
}

it.each<readonly [what: string, file: File, from: string, to: string, machines: readonly string[]]>([
  ['a file that the machine imports', 'machines/lamp/watts.ts', '5', '7', ['lamp']],
  ['a view of its page', 'src/screens/lamp/LampView.tsx', '() =>', '(_: 1) =>', ['lamp']],
  ['a text of its page', 'locales/en.json', '"Lamp"', '"Light"', ['lamp']],
  ['a text of another page', 'locales/sv.json', 'Dörr', 'Port', ['door']],
  ['the frame of the portal', 'src/app/Root.tsx', '() =>', '(_: 1) =>', ['lamp', 'door']],
  ['a text of the frame', 'locales/sv.json', 'Rot', 'Stam', ['lamp', 'door']],
  ['a text that no code names as it is', 'locales/sv.json', 'Lös', 'Fri', ['lamp', 'door']],
  ['a style', 'src/app/styles.css', '{}', '{ margin: 0 }', ['lamp', 'door']],
  ['a comment', 'machines/lamp/watts.ts', '5;', '5; // watts', []],
  ['a generated page', 'docs/flows/lamp.md', '# lamp', '# Lamp', []],
])('takes pictures again after a change of %s', (_, file, from, to, machines) => {
  expect(retaken(file, from, to)).toEqual(machines);
});
