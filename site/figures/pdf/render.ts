import { Font, renderToBuffer } from '@react-pdf/renderer';
import { FONT_FAMILY, fontFile, WEIGHTS } from '../share/fonts.ts';
import { ChecklistSheet, type ChecklistSheetData } from './ChecklistSheet.tsx';
import { OnePager, type OnePagerData } from './OnePager.tsx';

Font.register({
  family: FONT_FAMILY,
  fonts: WEIGHTS.map((fontWeight) => ({ src: fontFile(fontWeight), fontWeight })),
});
// Names of products are never divided.
Font.registerHyphenationCallback((word) => [word]);

export const renderOnePager = (data: OnePagerData): Promise<Buffer> => renderToBuffer(OnePager(data));

export const renderChecklist = (data: ChecklistSheetData): Promise<Buffer> => renderToBuffer(ChecklistSheet(data));
