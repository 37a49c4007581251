const TOKENS = /:root\{([^}]*)\}/;
/** Above that a variable is shorter than what it stands for. */
const MOST_USES = 2;

/**
 * Writes the value of a token where the page uses it, if that is in one or two places: pruned pages use many tokens so
 * rarely that declaring them costs more. What is declared again elsewhere, or is named by a script, stays a variable.
 */
export const spellOutTokens = (css: string, scripts: string): string => {
  const [, tokens = ''] = TOKENS.exec(css) ?? [];
  let result = css;
  for (const [declaration, name = '', value = ''] of tokens.matchAll(/(--[\w-]+):([^;]+);?/g)) {
    const count = (text: string): number => result.split(text).length - 1;
    const uses = count(`var(${name})`);
    if (value.includes('var(') || uses > MOST_USES || count(`${name}:`) > 1) continue;
    if (count(`var(${name},`) > 0 || scripts.includes(name)) continue;
    result = result.replace(declaration, '').replaceAll(`var(${name})`, value);
  }
  return result;
};
