/**
 * Counts the values in JSON and how deep they are nested before any is made: thousands of objects take much memory, and far
 * more when a schema looks at each.
 */
export function isSmallJson(text: string, max: { values: number; depth: number }): boolean {
  let [values, depth, isInText] = [1, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isInText && sign === '\\') at += 1;
    else if (sign === '"') isInText = !isInText;
    else if (!isInText) {
      if (sign === ',' || sign === '[' || sign === '{') values += 1;
      if (sign === '[' || sign === '{') depth += 1;
      if (sign === ']' || sign === '}') depth -= 1;
      if (values > max.values || depth > max.depth) return false;
    }
  }
  return true;
}
