import { markdownToHtml } from 'satteri';
import { headingIds } from './heading-ids.ts';
import { notes } from './notes.ts';
import { pictures } from './pictures.ts';
import { tables } from './tables.ts';

export interface NoteWords {
  /** Above the foot notes. */
  heading: string;
  /** What a screen reader says about the way back; {reference} is the number of the note. */
  back: string;
}
interface Options {
  /** The file that holds the text: its pictures lie beside it. */
  file: string;
  /** Before the names of foot notes, where several texts stand on one page. */
  prefix?: string;
  noteWords: () => NoteWords;
}

/** The Markdown of an article as HTML, without the style attributes that our Content-Security-Policy refuses. */
export const renderMarkdown = async (text: string, { file, prefix = '', noteWords }: Options): Promise<string> => {
  const words = text.includes('[^') ? noteWords() : { heading: '', back: '' };
  const footnotes = { label: words.heading, backLabel: words.back, clobberPrefix: prefix };
  const { html } = await markdownToHtml(text, {
    features: { frontmatter: false, smartPunctuation: true, gfm: { footnotes } },
    hastPlugins: [headingIds(), tables, notes(prefix), pictures(file)],
  });
  return html;
};
