/** The words of content/interface.yaml that begin with "search"; see publish/search-modules.ts. */
declare module 'virtual:search-words' {
  const words: Record<string, string>;
  export default words;
}
