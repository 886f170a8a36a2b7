import { join } from 'node:path';
import { build } from 'vite';

const scripts = new Map<string, Promise<string>>();

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bundledScript' } },
  });
  const [built] = [result].flat();
  if (!built || !('output' in built)) throw new Error(`${entry} was not built`);
  return built.output[0].code;
}

/** A file with what it imports, as a script that runs in the page. */
export function bundledScript(entry: string): Promise<string> {
  const script = scripts.get(entry) ?? bundle(entry);
  scripts.set(entry, script);
  return script;
}

/** The script of look.ts. */
export const lookScript = (): Promise<string> => bundledScript(join(import.meta.dirname, 'look.ts'));
