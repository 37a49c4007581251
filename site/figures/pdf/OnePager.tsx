import { Document, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import { marked, type Token } from 'marked';
import type { ReactNode } from 'react';
import { headingId } from '../../../common/text.ts';
import type { Contact, Service } from '../../pages.schema.ts';
import type { Section } from '../../sections/schema.ts';
import { type Drawing, draw } from '../figures.ts';
import { ink, paper } from '../share/palette.ts';
import { Mark, WovenFigure } from './Drawn.tsx';
import { type Style, styles } from './styles.ts';

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

export interface OnePagerData {
  title: string;
  overline: string;
  tagline: string;
  summary: string;
  parts: ReturnType<typeof partsOf>;
  contact: Contact;
  brand: { name: string; tagline: string; mark: Drawing };
  figure: Drawing;
  /** Where this text stands on the site. */
  page: URL;
  /** "Last reviewed on …" and the notice about trademarks. */
  smallPrint: readonly string[];
  reviewed: Date;
}

const hasTokens = (token: Token): token is Token & { tokens: Token[] } =>
  'tokens' in token && Array.isArray(token.tokens);

const wordsOf = (token: Token): string => ('text' in token ? String(token.text) : token.raw).replace(/\s+/g, ' ');

const piece = (token: Token, key: number, base: URL): ReactNode => {
  const inside = hasTokens(token) ? token.tokens.map((one, i) => piece(one, i, base)) : wordsOf(token);
  if (token.type === 'strong')
    return (
      <Text key={key} style={styles.strong}>
        {inside}
      </Text>
    );
  if (token.type === 'link')
    return (
      <Link key={key} src={new URL(String(token['href']), base).href} style={styles.link}>
        {inside}
      </Link>
    );
  return inside;
};

interface RichTextProps {
  /** Markdown: paragraphs with bold words and links. */
  text: string;
  base: URL;
  style: Style;
}

const RichText = ({ text, base, style }: RichTextProps) =>
  marked
    .lexer(text)
    .filter(hasTokens)
    .map((paragraph) => (
      <Text key={paragraph.raw} style={style}>
        {paragraph.tokens.map((token, i) => piece(token, i, base))}
      </Text>
    ));

/** The same pieces as figures/Thread.tsx: the first closes at the top, the last at the bottom. */
const PIECES = {
  first: 'M10 20L5 15A7.07 7.07 0 1 1 15 15L10 20',
  middle: 'M10 0L5 5A7.07 7.07 0 0 0 5 15L10 20M10 0L15 5A7.07 7.07 0 0 1 15 15L10 20',
  last: 'M10 0L5 5A7.07 7.07 0 1 0 15 5L10 0',
} as const;

/** One step of a braid. It grows with its row; the dot stays round. */
const Braid = ({ place }: { place: keyof typeof PIECES }) => (
  <View style={styles.braid}>
    <Svg viewBox="0 0 20 20" preserveAspectRatio="none" style={styles.braidLine}>
      <Path d={PIECES[place]} fill="none" stroke={paper.line} strokeWidth={0.9} />
    </Svg>
    <View style={styles.braidDot} />
  </View>
);

const Head = ({ title, overline, tagline, brand, figure }: OnePagerData) => (
  <View style={styles.head}>
    <View style={styles.headWords}>
      <View style={styles.brand}>
        <Mark drawing={brand.mark} width={62} colours={ink} />
        <Text style={styles.brandName}>{brand.name}</Text>
        <Text style={styles.brandTagline}>{brand.tagline}</Text>
      </View>
      <Text style={styles.overline}>{overline}</Text>
      <Text style={styles.title}>{title}</Text>
      <Text style={styles.tagline}>{tagline}</Text>
    </View>
    <WovenFigure drawing={figure} width={136} colours={ink} />
  </View>
);

const Values = ({ heading, items }: NonNullable<OnePagerData['parts']['values']>) => (
  <View style={styles.values}>
    <Text style={styles.heading}>{heading}</Text>
    <View style={styles.valueRow}>
      {items.map(({ title, text }) => (
        <View key={title} style={styles.value}>
          <WovenFigure
            drawing={draw({ seed: headingId(title), motif: 'girih', style: 'strap' })}
            width={44}
            colours={paper}
          />
          <View style={styles.valueWords}>
            <Text style={styles.term}>{title}</Text>
            <Text style={styles.text}>{text}</Text>
          </View>
        </View>
      ))}
    </View>
  </View>
);

const Steps = ({ heading, steps }: NonNullable<OnePagerData['parts']['steps']>) => (
  <View style={styles.steps}>
    <Text style={[styles.heading, styles.stepsHeading]}>{heading}</Text>
    {steps.map(({ name, text }, i) => (
      <View key={name} style={styles.step}>
        <Braid place={i === 0 ? 'first' : i === steps.length - 1 ? 'last' : 'middle'} />
        <Text style={[styles.term, styles.stepName]}>{name}</Text>
        <Text style={[styles.text, styles.stepText]}>{text}</Text>
      </View>
    ))}
  </View>
);

const Note = ({ heading, text, base }: NonNullable<OnePagerData['parts']['note']> & { base: URL }) => (
  <View style={styles.note}>
    <Text style={styles.heading}>{heading}</Text>
    <View style={styles.noteText}>
      <RichText text={text} base={base} style={styles.noteColumn} />
    </View>
  </View>
);

const Foot = ({ contact, page, smallPrint }: OnePagerData) => {
  const ask = new URL(contact.service ? `/contact-us?service=${contact.service}` : '/contact-us', page);
  return (
    <View style={styles.foot}>
      <View style={styles.ask}>
        <View style={styles.askWords}>
          <Text style={styles.term}>{contact.heading}</Text>
          <Text style={styles.text}>{contact.text}</Text>
        </View>
        <View style={styles.askLinks}>
          {[ask, page].map(({ href, host, pathname }) => (
            <Link key={href} src={href} style={styles.link}>
              {`${host}${pathname}`}
            </Link>
          ))}
        </View>
      </View>
      <Text style={styles.small}>{smallPrint.join(' ')}</Text>
    </View>
  );
};

/** A service on one sheet, for people who have not read its page. */
export const OnePager = (data: OnePagerData) => {
  const { intro, values, steps, note } = data.parts;
  return (
    <Document
      title={`${data.title} | ${data.brand.name}`}
      author={data.brand.name}
      subject={data.summary}
      language="en-GB"
      pdfVersion="1.7"
      creationDate={data.reviewed}
      modificationDate={data.reviewed}
    >
      <Page size="A4" style={styles.page} bookmark={data.title}>
        <Head {...data} />
        <View style={styles.body}>
          {intro && <RichText text={intro.text} base={data.page} style={styles.intro} />}
          {values && <Values {...values} />}
          {steps && <Steps {...steps} />}
          {note && <Note {...note} base={data.page} />}
        </View>
        <Foot {...data} />
      </Page>
    </Document>
  );
};
