/** The URL of each language's messages, provided by `scripts/messages-plugin.ts`. */
declare module 'virtual:messages' {
  const urls: Readonly<Record<'sv' | 'en', string>>;
  export default urls;
}
