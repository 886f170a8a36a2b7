import { readFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const texts = z.record(z.string(), z.string());

/**
 * Hands the texts of `locales/` to the portal as parsed ICU messages, so that no parser travels to the browser.
 * A text that cannot be parsed stops the build.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'parsed-messages',
  load: {
    filter: { id: /\/locales\/\w+\.json$/ },
    handler: async (file) => {
      const words = texts.parse(JSON.parse(await readFile(file, 'utf8')));
      return JSON.stringify(Object.fromEntries(Object.entries(words).map(([id, text]) => [id, parse(text)])));
    },
  },
});
