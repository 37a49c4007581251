import { join } from 'node:path';

/** For tools that read neither WOFF2 nor variable fonts: files of @fontsource/anek-latin 5.3.0 (SIL Open Font License). */
export const FONT_FAMILY = 'Anek Latin';
export const WEIGHTS = [400, 600, 700] as const;
export function fontFile(weight: (typeof WEIGHTS)[number]): string {
  return join(process.cwd(), 'site/figures/share/fonts', `anek-latin-${weight}.woff`);
}
