import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { longDay } from '../../../common/day.ts';
import { type Filed, getSite, getWords } from '../../content.ts';
import type { Section } from '../../sections/schema.ts';
import { words } from '../../words.ts';
import { paper } from '../share/palette.ts';
import { MARGIN, sheet } from './sheet.tsx';

const FOLDER = '/downloads/';

/** The name of the file that a service offers for download, without its ending. */
export const downloadName = ({ sections = [] }: Pick<Filed<'services'>, 'sections'>): string | undefined => {
  for (const section of sections)
    if (section.kind === 'download' && section.href.startsWith(FOLDER) && section.href.endsWith('.pdf'))
      return section.href.slice(FOLDER.length, -'.pdf'.length);
  return undefined;
};

const styles = StyleSheet.create({
  body: { flexGrow: 1, justifyContent: 'space-between', paddingHorizontal: MARGIN, paddingTop: 22, paddingBottom: 8 },
  heading: { fontSize: 15, fontWeight: 600, marginBottom: 5 },
  row: { flexDirection: 'row', gap: 16, paddingVertical: 4, borderTop: `0.75pt solid ${paper.hairline}` },
  term: { width: 130, fontWeight: 600 },
  text: { flex: 1, color: paper.muted },
  link: { color: paper.action, fontWeight: 600 },
});

/** The words of Markdown, without its links and its bold. */
const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');

const SHOWN = ['intro', 'values', 'steps', 'note'];

/** A section on paper: a heading, and what is said under it, by terms where it has some. */
const partOf = (section: Section): { heading?: string; rows: { term?: string; text: string }[] } => {
  if (section.kind === 'values')
    return { ...section, rows: section.items.map(({ title, text }) => ({ term: title, text })) };
  if (section.kind === 'steps')
    return { ...section, rows: section.steps.map(({ name, text }) => ({ term: name, text })) };
  if (section.kind === 'note') return { ...section, rows: section.text.split('\n\n').map((text) => ({ text })) };
  return { rows: section.kind === 'intro' ? [{ text: section.text }] : [] };
};

/** The parts of a service page that fit on one sheet: the first of each kind. */
export const partsOf = (sections: readonly Section[] = []) =>
  SHOWN.flatMap((kind) => sections.find((section) => section.kind === kind) ?? []).map(partOf);

/** A service on one sheet, for people who have not read its page. */
export const onePager = (service: Filed<'services'>, origin: URL): Promise<Buffer> => {
  const { slug, label, tagline, seo, contact, reviewed } = service;
  const lastReviewed = words(getWords())('lastReviewed', { date: longDay(reviewed) });
  const links = [`/contact-us${contact.service ? `?service=${contact.service}` : ''}`, `/services/${slug}`];
  return sheet({
    title: label,
    tagline,
    summary: seo.description,
    day: reviewed,
    smallPrint: `${lastReviewed}. ${getSite().trademark}`,
    fontSize: 10,
    children: (
      <View style={styles.body}>
        {partsOf(service.sections).map(({ heading, rows }) => (
          <View key={heading ?? 'intro'}>
            {heading && <Text style={styles.heading}>{heading}</Text>}
            {rows.map(({ term, text }) => (
              <View key={text} style={styles.row}>
                {term && <Text style={styles.term}>{term}</Text>}
                <Text style={styles.text}>{plain(text)}</Text>
              </View>
            ))}
          </View>
        ))}
        <View>
          <Text style={styles.heading}>{contact.heading}</Text>
          <Text style={styles.text}>{contact.text}</Text>
          {links.map((link) => (
            <Link key={link} src={new URL(link, origin).href} style={styles.link}>
              {`${origin.host}${link}`}
            </Link>
          ))}
        </View>
      </View>
    ),
  });
};
