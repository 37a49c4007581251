import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { fill } from '../../../common/wording.ts';
import type { Drawing } from '../../figures/figures.ts';
import { Mark } from '../../figures/pdf/Drawn.tsx';
import { FONT_FAMILY } from '../../figures/share/fonts.ts';
import { ink, paper } from '../../figures/share/palette.ts';
import type { Checklist } from './schema.ts';

interface Props {
  checklist: Checklist;
  brand: { name: string; tagline: string; mark: Drawing };
  /** Where the list is on the site, and of which day it is. */
  smallPrint: string;
}

const MARGIN = 40;
const PARTNERS = [1, 2, 3];

/** Points on A4, 595 by 842. */
const styles = StyleSheet.create({
  page: {
    fontFamily: FONT_FAMILY,
    fontSize: 9,
    lineHeight: 1.35,
    color: paper.text,
    paddingTop: 24,
    paddingBottom: 46,
  },
  head: {
    backgroundColor: ink.ground,
    color: ink.text,
    paddingHorizontal: MARGIN,
    paddingVertical: 24,
    marginTop: -24,
  },
  brand: { flexDirection: 'row', alignItems: 'center', marginBottom: 18 },
  brandName: { fontSize: 16, fontWeight: 700, lineHeight: 1, marginLeft: 8, marginTop: 2 },
  title: { fontSize: 28, fontWeight: 600, lineHeight: 1, letterSpacing: -0.6 },
  tagline: { fontSize: 12, lineHeight: 1.3, marginTop: 8, maxWidth: 400 },
  names: { flexDirection: 'row', gap: 18, paddingHorizontal: MARGIN, paddingTop: 18 },
  name: { flex: 1, borderBottom: `0.75pt solid ${paper.text}`, paddingBottom: 12, fontWeight: 600 },
  group: { paddingHorizontal: MARGIN, paddingTop: 16 },
  groupHead: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    borderBottom: `0.75pt solid ${paper.text}`,
    paddingBottom: 3,
  },
  heading: { flex: 1, fontSize: 14, fontWeight: 600, lineHeight: 1.1 },
  question: { paddingTop: 7 },
  row: { flexDirection: 'row' },
  ask: { flex: 5, paddingRight: 12 },
  askText: { fontWeight: 600 },
  muted: { color: paper.muted },
  good: { flex: 4, paddingRight: 10, color: paper.muted },
  boxes: { flexDirection: 'row', gap: 10, width: 62, justifyContent: 'space-between' },
  box: { width: 12, height: 12, border: `0.9pt solid ${paper.text}` },
  number: { width: 12, textAlign: 'center', fontWeight: 600 },
  note: { height: 15, borderBottom: `0.5pt solid ${paper.hairline}` },
  foot: {
    position: 'absolute',
    top: 814,
    left: MARGIN,
    right: MARGIN,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 7.5,
    color: paper.muted,
  },
});

type Group = Checklist['groups'][number];
interface QuestionProps {
  question: Group['questions'][number];
  words: Checklist['words'];
}

const Question = ({ question: { ask, why, good }, words }: QuestionProps) => (
  <View style={styles.question} wrap={false}>
    <View style={styles.row}>
      <View style={styles.ask}>
        <Text style={styles.askText}>{ask}</Text>
        <Text style={styles.muted}>{why}</Text>
      </View>
      <Text style={styles.good}>{`${words.good}: ${good}`}</Text>
      <View style={styles.boxes}>
        {PARTNERS.map((n) => (
          <View key={n} style={styles.box} />
        ))}
      </View>
    </View>
    <View style={styles.note} />
  </View>
);

/** The heading is never alone at the foot of a page. */
const Questions = ({ group: { heading, questions }, words }: { group: Group; words: Checklist['words'] }) => {
  const [first, ...rest] = questions.map((question) => (
    <Question key={question.ask} question={question} words={words} />
  ));
  return (
    <View style={styles.group}>
      <View wrap={false}>
        <View style={styles.groupHead}>
          <Text style={styles.heading}>{heading}</Text>
          <View style={styles.boxes}>
            {PARTNERS.map((n) => (
              <Text key={n} style={styles.number}>
                {String(n)}
              </Text>
            ))}
          </View>
        </View>
        {first}
      </View>
      {rest}
    </View>
  );
};

/** Forty questions to take into a meeting, with boxes for three partners and a line for notes. */
export const ChecklistPdf = ({ checklist, brand, smallPrint }: Props) => (
  <Document
    title={`${checklist.title} | ${brand.name}`}
    author={brand.name}
    subject={checklist.seo.description}
    language="en-GB"
    pdfVersion="1.7"
    creationDate={checklist.checked}
    modificationDate={checklist.checked}
  >
    <Page size="A4" style={styles.page} bookmark={checklist.title}>
      <View style={styles.foot} fixed>
        <Text>{smallPrint}</Text>
        <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
      </View>
      <View style={styles.head}>
        <View style={styles.brand}>
          <Mark drawing={brand.mark} width={52} colours={ink} />
          <Text style={styles.brandName}>{brand.name}</Text>
        </View>
        <Text style={styles.title}>{checklist.title}</Text>
        <Text style={styles.tagline}>{checklist.tagline}</Text>
      </View>
      <View style={styles.names}>
        {PARTNERS.map((n) => (
          <Text key={n} style={styles.name}>
            {fill(checklist.words.partner, { n })}
          </Text>
        ))}
      </View>
      {checklist.groups.map((group) => (
        <Questions key={group.heading} group={group} words={checklist.words} />
      ))}
    </Page>
  </Document>
);
