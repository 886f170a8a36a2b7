import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureInputs } from '../atlas/recording/inputs.ts';
import { readSources } from './other-version.ts';
import { root } from './run.ts';

/** What runs the tests in the browser and takes the pictures. */
const TOOLS = [
  'e2e/harness/*.ts',
  'e2e/atlas/{*-samples,broken-rules,configured,looks,other-*,photographer,record.spec,sample,samples.spec}.ts',
  'package-lock.json',
  'tailwind.config.ts',
  'vite.config.ts',
];

/** Names what the pictures and results of each machine are made of now. It takes some seconds. */
export function currentInputs(machines: readonly string[]): ReadonlyMap<string, string> {
  const tools = globSync(TOOLS, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  return pictureInputs(new Map([...readSources(root), ...tools]), machines);
}
