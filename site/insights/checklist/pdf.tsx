import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { fill } from '../../../common/wording.ts';
import { MARGIN, sheet } from '../../figures/pdf/sheet.tsx';
import { paper } from '../../figures/share/palette.ts';
import type { Checklist } from './schema.ts';

const PARTNERS = [1, 2, 3];

/** Points on A4, 595 by 842. */
const styles = StyleSheet.create({
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
export const checklistPdf = (checklist: Checklist, smallPrint: string): Promise<Buffer> =>
  sheet({
    title: checklist.title,
    tagline: checklist.tagline,
    summary: checklist.seo.description,
    day: checklist.checked,
    smallPrint,
    fontSize: 9,
    children: (
      <>
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
      </>
    ),
  });
