import {
  Circle,
  Document,
  Font,
  Link,
  Page,
  Path,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
import { longDay } from '../../../common/day.ts';
import { type Filed, getSite, getWords } from '../../content.ts';
import { MARK } from '../../frame/frame.ts';
import type { Section } from '../../sections/schema.ts';
import { words } from '../../words.ts';
import { FONT_FAMILY, fontFile, WEIGHTS } from '../share/fonts.ts';
import { ink, paper } from '../share/palette.ts';

Font.register({
  family: FONT_FAMILY,
  fonts: WEIGHTS.map((fontWeight) => ({ src: fontFile(fontWeight), fontWeight })),
});
// Names of products are never divided.
Font.registerHyphenationCallback((word) => [word]);

/** The name of the file that a service offers for download, without its ending. */
export function downloadName({
  sections = [],
}: Pick<Filed<'services'>, 'sections'>): string | undefined {
  return sections
    .flatMap((section) => (section.kind === 'download' ? section.href : []))
    .flatMap((href) => /^\/downloads\/(.+)\.pdf$/.exec(href)?.[1] ?? [])[0];
}

/** Points on A4, 595 by 842. */
const MARGIN = 40;
const styles = StyleSheet.create({
  page: {
    fontFamily: FONT_FAMILY,
    fontSize: 10,
    lineHeight: 1.4,
    color: paper.text,
    paddingBottom: 46,
  },
  head: { backgroundColor: ink.ground, color: ink.text, padding: MARGIN, paddingVertical: 26 },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 8, marginBottom: 20 },
  name: { fontSize: 16, fontWeight: 700, lineHeight: 1, marginTop: 2 },
  title: { fontSize: 30, fontWeight: 600, lineHeight: 1, letterSpacing: -0.6 },
  tagline: { fontSize: 12.5, lineHeight: 1.3, marginTop: 8, maxWidth: 400 },
  body: {
    flexGrow: 1,
    justifyContent: 'space-between',
    paddingHorizontal: MARGIN,
    paddingTop: 22,
    paddingBottom: 8,
  },
  heading: { fontSize: 15, fontWeight: 600, marginBottom: 5 },
  row: {
    flexDirection: 'row',
    gap: 16,
    paddingVertical: 4,
    borderTop: `0.75pt solid ${paper.hairline}`,
  },
  term: { width: 130, fontWeight: 600 },
  text: { flex: 1, color: paper.muted },
  link: { color: paper.action, fontWeight: 600 },
  foot: {
    position: 'absolute',
    top: 806,
    left: MARGIN,
    right: MARGIN,
    fontSize: 7.5,
    color: paper.muted,
  },
});

function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');
}

const SHOWN = ['intro', 'values', 'steps', 'note'];

/** A section on paper: a heading, and what is said under it, by terms where it has some. */
function partOf(section: Section): { heading?: string; rows: { term?: string; text: string }[] } {
  if (section.kind === 'values')
    return { ...section, rows: section.items.map(({ title, text }) => ({ term: title, text })) };
  if (section.kind === 'steps')
    return { ...section, rows: section.steps.map(({ name, text }) => ({ term: name, text })) };
  if (section.kind === 'note')
    return { ...section, rows: section.text.split('\n\n').map((text) => ({ text })) };
  return { rows: section.kind === 'intro' ? [{ text: section.text }] : [] };
}

/** The parts of a service page that fit on one sheet: the first of each kind. */
export function partsOf(sections: readonly Section[] = []) {
  return SHOWN.flatMap((kind) => sections.find((section) => section.kind === kind) ?? []).map(
    partOf,
  );
}

/** A service on one sheet, for people who have not read its page. */
export function onePager(service: Filed<'services'>, origin: URL): Promise<Buffer> {
  const { slug, label, tagline, seo, contact, reviewed } = service;
  const { name, trademark } = getSite();
  const lastReviewed = words(getWords())('lastReviewed', { date: longDay(reviewed) });
  const links = [
    `/contact-us${contact.service ? `?service=${contact.service}` : ''}`,
    `/services/${slug}`,
  ];
  return renderToBuffer(
    <Document
      title={`${label} | ${name}`}
      author={name}
      subject={seo.description}
      language="en-GB"
      pdfVersion="1.7"
      creationDate={reviewed}
      modificationDate={reviewed}
    >
      <Page size="A4" style={styles.page} bookmark={label}>
        <Text style={styles.foot} fixed>
          {`${lastReviewed}. ${trademark}`}
        </Text>
        <View style={styles.head}>
          <View style={styles.brand}>
            <Svg viewBox={MARK.box} width={52} height={15}>
              <Path d={MARK.line} fill="none" stroke={ink.line} strokeWidth={1.85} />
              {/* Not every PDF reader paints a stroke without length, so a dot is a circle here. */}
              {[10, 30, 50].map((x) => (
                <Circle key={x} cx={x} cy={10} r={2.1} fill={ink.dot} />
              ))}
            </Svg>
            <Text style={styles.name}>{name}</Text>
          </View>
          <Text style={styles.title}>{label}</Text>
          <Text style={styles.tagline}>{tagline}</Text>
        </View>
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
      </Page>
    </Document>,
  );
}
