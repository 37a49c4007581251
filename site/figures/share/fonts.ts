import { join } from 'node:path';

/**
 * Anek Latin as static files, for tools that read neither WOFF2 nor variable fonts. Taken from @fontsource/anek-latin
 * 5.3.0 (SIL Open Font License, see OFL.txt in their folder). The site itself uses the variable font of styles/fonts/.
 */
export const FONT_FAMILY = 'Anek Latin';
export const WEIGHTS = [400, 600, 700] as const;
export const fontFile = (weight: (typeof WEIGHTS)[number]): string =>
  join(process.cwd(), 'site/figures/share/fonts', `anek-latin-${weight}.woff`);
