import { StyleSheet } from '@react-pdf/renderer';
import { FONT_FAMILY } from '../share/fonts.ts';
import { ink, paper } from '../share/palette.ts';

const MARGIN = 44;

/** Points on A4, 595 by 842. */
export const styles = StyleSheet.create({
  page: { fontFamily: FONT_FAMILY, fontSize: 9.75, lineHeight: 1.42, color: paper.text, backgroundColor: paper.ground },
  head: {
    backgroundColor: ink.ground,
    color: ink.text,
    paddingHorizontal: MARGIN,
    paddingTop: 28,
    paddingBottom: 28,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
  },
  headWords: { width: 356 },
  brand: { flexDirection: 'row', alignItems: 'center', marginBottom: 30 },
  brandName: { fontSize: 19, fontWeight: 700, lineHeight: 1, marginLeft: 9, marginTop: 2 },
  brandTagline: {
    fontSize: 10,
    lineHeight: 1,
    color: ink.muted,
    marginLeft: 10,
    paddingLeft: 10,
    paddingTop: 5,
    paddingBottom: 2,
    borderLeft: `0.75pt solid ${ink.hairline}`,
  },
  overline: { fontSize: 13, lineHeight: 1.2, color: ink.muted, marginBottom: 5 },
  title: { fontSize: 36, fontWeight: 600, lineHeight: 1, letterSpacing: -0.8 },
  tagline: { fontSize: 13, lineHeight: 1.3, marginTop: 10 },

  body: { paddingHorizontal: MARGIN, paddingTop: 24, flexGrow: 1, justifyContent: 'space-between' },
  intro: { fontSize: 13.5, lineHeight: 1.36 },
  heading: { fontSize: 16, fontWeight: 600, lineHeight: 1.1, letterSpacing: -0.2 },
  term: { fontSize: 11.5, fontWeight: 600, lineHeight: 1.2, marginBottom: 2 },
  text: { color: paper.muted },
  strong: { fontWeight: 600, color: paper.text },
  link: { color: paper.action, fontWeight: 600, textDecoration: 'underline' },

  values: {},
  valueRow: { flexDirection: 'row', gap: 24, marginTop: 8, paddingTop: 11, borderTop: `0.75pt solid ${paper.text}` },
  value: { flex: 1, flexDirection: 'row', gap: 14 },
  valueWords: { flex: 1 },

  steps: {},
  stepsHeading: { marginBottom: 6 },
  step: { flexDirection: 'row', minHeight: 32, alignItems: 'center' },
  stepName: { width: 120, marginBottom: 0 },
  stepText: { flex: 1, paddingRight: 70 },
  braid: {
    width: 33,
    marginRight: 12,
    marginLeft: -5,
    alignSelf: 'stretch',
    alignItems: 'center',
    justifyContent: 'center',
  },
  braidLine: { position: 'absolute', top: 0, bottom: 0, left: 0, width: 33 },
  braidDot: { width: 5.5, height: 5.5, borderRadius: 2.75, backgroundColor: paper.dot },

  note: {
    backgroundColor: paper.band,
    borderLeft: `3pt solid ${paper.here}`,
    paddingVertical: 14,
    paddingHorizontal: 16,
  },
  noteText: { flexDirection: 'row', gap: 24, marginTop: 7 },
  noteColumn: { flex: 1, color: paper.muted },

  foot: { paddingHorizontal: MARGIN, paddingBottom: 22, paddingTop: 20 },
  ask: {
    borderTop: `0.75pt solid ${paper.hairline}`,
    paddingTop: 12,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
  },
  askWords: { flex: 1 },
  askLinks: { flex: 1, gap: 3 },
  small: { fontSize: 7.5, lineHeight: 1.4, color: paper.muted, marginTop: 12 },
});

export type Style = (typeof styles)[keyof typeof styles];
