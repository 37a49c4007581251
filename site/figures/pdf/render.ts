import { Font, renderToBuffer } from '@react-pdf/renderer';
import { FONT_FAMILY, fontFile, WEIGHTS } from '../share/fonts.ts';

Font.register({
  family: FONT_FAMILY,
  fonts: WEIGHTS.map((fontWeight) => ({ src: fontFile(fontWeight), fontWeight })),
});
// Names of products are never divided.
Font.registerHyphenationCallback((word) => [word]);

export const renderPdf = renderToBuffer;
