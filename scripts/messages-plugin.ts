import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const LANGUAGES = ['sv', 'en'];
const MODULE = 'virtual:messages';
const PLACE = /^\/words\/(\w+)\.json$/;

const texts = z.record(z.string(), z.string());

const read = async (root: string, language: string) =>
  texts.parse(JSON.parse(await readFile(join(root, 'locales', `${language}.json`), 'utf8')));

/** A language with the English text for each message that it lacks (§9); `scripts/messages.ts` complains of those. */
export const withFallback = (
  words: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
): Record<string, string> => ({ ...english, ...words });

/** The texts of a language as parsed ICU messages. Throws on a text that cannot be parsed. */
async function parsedWords(root: string, language: string): Promise<string> {
  const words = withFallback(await read(root, language), await read(root, 'en'));
  return JSON.stringify(Object.fromEntries(Object.entries(words).map(([id, text]) => [id, parse(text)])));
}

/**
 * Gives the portal the addresses of its words. They travel as data, already parsed, so that neither a parser nor the
 * words of every screen are script. A text that cannot be parsed stops the build.
 */
export const messagesPlugin = (root: string): Plugin => ({
  name: 'words',
  resolveId: { filter: { id: /^virtual:messages$/ }, handler: () => MODULE },
  load: {
    filter: { id: /^virtual:messages$/ },
    async handler() {
      const addresses = LANGUAGES.map(async (language) => {
        if (this.environment.mode !== 'build') return `${language}: '/words/${language}.json'`;
        const source = await parsedWords(root, language);
        const file = this.emitFile({ type: 'asset', name: `${language}.json`, source });
        return `${language}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${(await Promise.all(addresses)).join(', ')} };`;
    },
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const language = PLACE.exec(request.url ?? '')?.[1];
      if (!language || !LANGUAGES.includes(language)) return next();
      response.setHeader('Content-Type', 'application/json');
      parsedWords(root, language).then((words) => response.end(words), next);
    });
  },
});
