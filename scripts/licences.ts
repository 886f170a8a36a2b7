/** `npm run licences`: the licences of the packages. Fails if the portal or the sandbox uses one that is not in `ALLOWED`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './run.ts';

/** Licences that allow use in a product without publishing its source. Those of tools and tests do not matter. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'];

const entry = z.object({
  license: z._default(z.string(), 'unknown'),
  dev: z._default(z.boolean(), false),
  /** Whether it stands for a package of this repository, which has an entry of its own. */
  link: z._default(z.boolean(), false),
});
const lockFile = z.object({ packages: z.record(z.string(), entry) });

interface Licence {
  readonly name: string;
  readonly isAllowed: boolean;
  /** Packages that the portal or the sandbox uses. */
  readonly used: readonly string[];
  /** The number of packages that only tools and tests use. */
  readonly developmentOnly: number;
}

/** Whether one of the alternatives in an SPDX expression such as `(MPL-2.0 OR Apache-2.0)` is allowed. */
const isAllowed = (expression: string) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((name) => ALLOWED.includes(name));

/** The licences in a lock file, the most frequent first. */
export function licencesIn(lock: unknown): readonly Licence[] {
  const { packages } = lockFile.parse(lock);
  const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
  return [...Map.groupBy(installed, ([, { license }]) => license)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, group]) => {
      const used = group.filter(([, { dev }]) => !dev).map(([path]) => path.replace(/.*node_modules\//, ''));
      return { name, isAllowed: isAllowed(name), used, developmentOnly: group.length - used.length };
    });
}

if (import.meta.main) {
  const licences = licencesIn(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  for (const { name, used, developmentOnly } of licences) {
    console.log(`${name}: ${used.length} packages in use, ${developmentOnly} for development only`);
    if (used.length > 0) console.log(`  ${used.join(', ')}`);
  }
  const rejected = licences.filter(({ isAllowed, used }) => !isAllowed && used.length > 0);
  for (const { name, used } of rejected) console.error(`not allowed: ${name} of ${used.join(', ')}`);
  process.exitCode = rejected.length === 0 ? 0 : 1;
}
