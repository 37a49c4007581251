/** A script with all it imports, as text; publish/bundles.ts makes it. */
declare module '*?script' {
  const code: string;
  export default code;
}
