/** Where the words of each language are, as `scripts/words-plugin.ts` has placed them. */
declare module 'virtual:words' {
  const addresses: Readonly<Record<'sv' | 'en', string>>;
  export default addresses;
}
