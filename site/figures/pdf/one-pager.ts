import type { Service } from '../../pages.schema.ts';
import type { Section } from '../../sections/schema.ts';

type Kind = 'intro' | 'values' | 'steps' | 'note';
type Found = { [K in Kind]?: Extract<Section, { kind: K }> };

/** The parts of a service page that fit on one sheet. */
export const partsOf = (sections: readonly Section[]): Found => {
  const first = <K extends Kind>(kind: K) =>
    sections.find((section): section is Extract<Section, { kind: K }> => section.kind === kind);
  return { intro: first('intro'), values: first('values'), steps: first('steps'), note: first('note') };
};

const FOLDER = '/downloads/';

/** The name of the file that a service offers for download, without its ending. */
export const downloadName = ({ sections = [] }: Pick<Service, 'sections'>): string | undefined => {
  for (const section of sections)
    if (section.kind === 'download' && section.href.startsWith(FOLDER) && section.href.endsWith('.pdf'))
      return section.href.slice(FOLDER.length, -'.pdf'.length);
  return undefined;
};
