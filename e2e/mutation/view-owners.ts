import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { models } from '../../machines/models.ts';

const root = join(import.meta.dirname, '../..');
const ids = models.map(({ machine }) => machine.id);

/** The machines that a view shows: those whose files it imports, such as `limits` for machines/limits/limits.setup.ts. */
export const ownersOf = (view: string): readonly string[] =>
  [...readFileSync(join(root, view), 'utf8').matchAll(/\/machines\/(.+?)'/g)].flatMap(([, file = '']) => {
    const [name = ''] = basename(file).split('.');
    return ids.includes(name) ? [name] : [];
  });
