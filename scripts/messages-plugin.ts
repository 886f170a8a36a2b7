import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import { LANGUAGES } from '../contract/language.ts';

const MODULE = 'virtual:messages';
const DEV_URL = /^\/messages\/(\w+)\.json$/;

type Texts = Readonly<Record<string, string>>;
const texts = z.record(z.string(), z.string());

const read = async (root: string, language: string): Promise<Texts> =>
  texts.parse(JSON.parse(await readFile(join(root, 'locales', `${language}.json`), 'utf8')));

/** The texts of a language; a missing text is replaced by the English one (§9). */
export const withFallback = (language: Texts, english: Texts): Texts => ({ ...english, ...language });

/** The messages of a language as JSON, parsed for react-intl. Throws if a text has invalid ICU syntax. */
async function parsedMessages(root: string, language: string): Promise<string> {
  const messages = withFallback(await read(root, language), await read(root, 'en'));
  return JSON.stringify(Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, parse(text)])));
}

/**
 * Provides `virtual:messages`: the URL of each language's messages. They are data and already parsed, so the portal
 * ships neither texts of unused languages nor a message parser.
 */
export const messagesPlugin = (root: string): Plugin => ({
  name: 'messages',
  resolveId: { filter: { id: /^virtual:messages$/ }, handler: () => MODULE },
  load: {
    filter: { id: /^virtual:messages$/ },
    async handler() {
      const urls = LANGUAGES.map(async (language) => {
        if (this.environment.mode !== 'build') return `${language}: '/messages/${language}.json'`;
        const source = await parsedMessages(root, language);
        const file = this.emitFile({ type: 'asset', name: `${language}.json`, source });
        return `${language}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${(await Promise.all(urls)).join(', ')} };`;
    },
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const asked = DEV_URL.exec(request.url ?? '')?.[1];
      const language = LANGUAGES.find((code) => code === asked);
      if (!language) return next();
      response.setHeader('Content-Type', 'application/json');
      parsedMessages(root, language).then((messages) => response.end(messages), next);
    });
  },
});
