import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The door: what nearly every visit begins with, in the language that is spoken unless another was chosen. */
const DOOR = /\/routes\/bankid-login\.tsx$/;
const WORDS = /\/sv-[\w-]+\.json$/;

const preloadScript = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
  injectTo: 'head',
});

/** Names in the page itself what its script would ask for first, so that the door does not wait for it link by link. */
export const preloadPlugin = (): Plugin => ({
  name: 'preload-door',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const files = Object.values(bundle);
      const words = files.filter(({ fileName }) => WORDS.test(`/${fileName}`));
      const door = files.find((file) => file.type === 'chunk' && DOOR.test(file.facadeModuleId ?? ''));
      const scripts = door?.type === 'chunk' ? [door.fileName, ...door.imports] : [];
      return [
        ...scripts.map(preloadScript),
        ...words.map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', href: `/${fileName}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
      ];
    },
  },
});
