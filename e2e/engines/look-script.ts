import { join } from 'node:path';
import { build } from 'vite';

let script: Promise<string> | null = null;

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'look.ts'), formats: ['iife'], name: 'lookScript' },
    },
  });
  const [built] = [result].flat();
  if (!built || !('output' in built)) throw new Error('look.ts was not built');
  return built.output[0].code;
}

/** The script of look.ts, which runs in the page. */
export function lookScript(): Promise<string> {
  script ??= bundle();
  return script;
}
