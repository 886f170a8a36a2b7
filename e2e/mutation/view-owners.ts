import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { models } from '../../machines/models.ts';
import { views } from './faulty-build.ts';

const root = join(import.meta.dirname, '../..');
const ids = models.map(({ machine }) => machine.id);

/** The machines whose files a view imports: `limits` for machines/limits/limits.setup.ts. */
const importedBy = (view: string): readonly string[] =>
  [...readFileSync(join(root, view), 'utf8').matchAll(/\/machines\/(.+?)'/g)].flatMap(([, file = '']) => {
    const [name = ''] = basename(file).split('.');
    return ids.includes(name) ? [name] : [];
  });

/**
 * The machines that a view shows: those that it imports, or else those of the views in its folder. Empty if there are none,
 * such as for a view that all pages use.
 */
export function ownersOf(view: string): readonly string[] {
  const own = importedBy(view);
  if (own.length > 0) return own;
  const folder = dirname(view);
  if (folder === 'src/screens') return [];
  return views.filter((other) => dirname(other) === folder).flatMap(importedBy);
}
