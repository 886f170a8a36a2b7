/** The URL of each language's messages, provided by `scripts/messages-plugin.ts`. */
declare module 'virtual:messages' {
  const urls: Readonly<Record<import('../../machines/ports.ts').Language, string>>;
  export default urls;
}
