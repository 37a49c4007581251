import { Circle, Document, Font, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { getSite } from '../../content.ts';
import { MARK } from '../../frame/frame.ts';
import { FONT_FAMILY, fontFile, WEIGHTS } from '../share/fonts.ts';
import { ink, paper } from '../share/palette.ts';

Font.register({
  family: FONT_FAMILY,
  fonts: WEIGHTS.map((fontWeight) => ({ src: fontFile(fontWeight), fontWeight })),
});
// Names of products are never divided.
Font.registerHyphenationCallback((word) => [word]);

export const MARGIN = 40;

/** Points on A4, 595 by 842. */
const styles = StyleSheet.create({
  page: { fontFamily: FONT_FAMILY, lineHeight: 1.4, color: paper.text, paddingTop: 24, paddingBottom: 46 },
  head: { backgroundColor: ink.ground, color: ink.text, padding: MARGIN, paddingVertical: 26, marginTop: -24 },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 8, marginBottom: 20 },
  name: { fontSize: 16, fontWeight: 700, lineHeight: 1, marginTop: 2 },
  title: { fontSize: 30, fontWeight: 600, lineHeight: 1, letterSpacing: -0.6 },
  tagline: { fontSize: 12.5, lineHeight: 1.3, marginTop: 8, maxWidth: 400 },
  foot: {
    position: 'absolute',
    top: 806,
    left: MARGIN,
    right: MARGIN,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    fontSize: 7.5,
    lineHeight: 1.3,
    color: paper.muted,
  },
});

/** Not every PDF reader paints a stroke without length, so a dot is a circle here. */
const Mark = () => (
  <Svg viewBox={MARK.box} width={52} height={15}>
    <Path d={MARK.line} fill="none" stroke={ink.line} strokeWidth={1.85} />
    {[10, 30, 50].map((x) => (
      <Circle key={x} cx={x} cy={10} r={2.1} fill={ink.dot} />
    ))}
  </Svg>
);

interface Props {
  title: string;
  tagline: string;
  /** For the properties of the file. */
  summary: string;
  day: Date;
  /** At the foot of every page, before its number. */
  smallPrint: string;
  fontSize: number;
  children: ReactNode;
}

/** A document of the house: its head on ink, and small print with the number of the page at the foot. */
export const sheet = ({ title, tagline, summary, day, smallPrint, fontSize, children }: Props): Promise<Buffer> => {
  const { name } = getSite();
  return renderToBuffer(
    <Document
      title={`${title} | ${name}`}
      author={name}
      subject={summary}
      language="en-GB"
      pdfVersion="1.7"
      creationDate={day}
      modificationDate={day}
    >
      <Page size="A4" style={[styles.page, { fontSize }]} bookmark={title}>
        <View style={styles.foot} fixed>
          <Text style={{ flex: 1 }}>{smallPrint}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
        <View style={styles.head}>
          <View style={styles.brand}>
            <Mark />
            <Text style={styles.name}>{name}</Text>
          </View>
          <Text style={styles.title}>{title}</Text>
          <Text style={styles.tagline}>{tagline}</Text>
        </View>
        {children}
      </Page>
    </Document>,
  );
};
