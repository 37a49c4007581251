import { Document, Link, Page, Text, View } from '@react-pdf/renderer';
import { headingId } from '../../../common/text.ts';
import type { Contact } from '../../pages.schema.ts';
import { type Drawing, draw } from '../figures.ts';
import { ink, paper } from '../share/palette.ts';
import { Braid } from './Braid.tsx';
import { Mark, WovenFigure } from './Drawn.tsx';
import type { partsOf } from './one-pager.ts';
import { RichText } from './RichText.tsx';
import { styles } from './styles.ts';

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
