import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ComponentProps, createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin } from 'vite';
import * as z from 'zod/mini';
import type { DoorAhead } from '../src/app/layout/DoorAhead.tsx';

const texts = z.record(z.string(), z.string());
const module = z.object({ DoorAhead: z.custom<FunctionComponent<ComponentProps<typeof DoorAhead>>>() });

const at = (words: z.output<typeof texts>, id: string): string => {
  const text = words[id];
  if (text === undefined) throw new Error(`the door says ${id}, which locales/sv.json does not`);
  return text;
};

/** The door as markup, from the component and the words that the portal itself uses. */
async function doorMarkup(root: string): Promise<string> {
  const server = await createServer({
    root,
    server: { middlewareMode: true, watch: null, ws: false },
    appType: 'custom',
  });
  try {
    const loaded = module.parse(await server.ssrLoadModule('/src/app/layout/DoorAhead.tsx'));
    const words = texts.parse(JSON.parse(await readFile(join(root, 'locales/sv.json'), 'utf8')));
    const way = (name: string) => ({
      title: at(words, `login.bankid.${name}`),
      note: at(words, `login.bankid.${name}Note`),
    });
    const door = {
      title: at(words, 'login.bankid.title'),
      lead: at(words, 'login.bankid.choose'),
      scan: way('scan'),
      open: way('open'),
    };
    return renderToStaticMarkup(createElement(loaded.DoorAhead, door));
  } finally {
    await server.close();
  }
}

/** Draws the door into the page when the portal is built, so that it shows before its script has come. */
export const doorPlugin = (root: string): Plugin => ({
  name: 'door-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) =>
      html.replace('<div id="portal"></div>', `<div id="portal">${await doorMarkup(root)}</div>`),
  },
});
