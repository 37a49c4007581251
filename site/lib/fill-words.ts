/** Puts values into an interface text: fillWords('Show {n} of {count}', { n: 1, count: 6 }). */
export const fillWords = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
