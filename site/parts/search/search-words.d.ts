/** The words of content/interface.json that begin with "search"; see publish/bundles.ts. */
declare module 'virtual:search-words' {
  const words: Record<import('../../schemas/interface-words.ts').SearchWord, string>;
  export default words;
}
