import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The folder of package.json. */
export const root = join(import.meta.dirname, '..');

export interface RunResult {
  readonly ok: boolean;
  readonly seconds: number;
  /** The output, without colours. */
  readonly lines: readonly string[];
}

/** Runs a program of node_modules/.bin in a folder, prints its output and returns it. Never rejects. */
export async function run(
  [program, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<RunResult> {
  const start = performance.now();
  const path = join(root, 'node_modules/.bin') + delimiter + process.env.PATH;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...colour, ...env, PATH: path },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8');
    from.on('data', (chunk: string) => {
      text += chunk;
      to.write(chunk);
    });
  }
  const ok = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  return { ok, seconds: (performance.now() - start) / 1000, lines: stripVTControlCharacters(text).split('\n') };
}
