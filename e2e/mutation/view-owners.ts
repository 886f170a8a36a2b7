import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { models } from '../../machines/models.ts';

const root = join(import.meta.dirname, '../..');
const ids = models.map(({ machine }) => machine.id);

/** The machines that some code imports, such as `limits` for machines/limits/limits.setup.ts. */
const machinesIn = (code: string): readonly string[] =>
  [...code.matchAll(/\/machines\/(.+?)'/g)].flatMap(([, file = '']) => {
    const [name = ''] = basename(file).split('.');
    return ids.includes(name) ? [name] : [];
  });

/** The machines that a view shows: those that it imports, and those of its props in a file beside it. */
export function ownersOf(view: string): readonly string[] {
  const code = readFileSync(join(root, view), 'utf8');
  const props = [...code.matchAll(/'\.\/([\w-]+-props\.ts)'/g)].map(([, file = '']) =>
    readFileSync(join(root, dirname(view), file), 'utf8'),
  );
  return [...new Set([code, ...props].flatMap(machinesIn))];
}
