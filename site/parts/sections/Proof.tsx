import { longDay } from '../../../common/day.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import { LinkRows } from './LinkRows.tsx';
import { factsOf } from './runs.ts';
import { SectionFrame } from './SectionFrame.tsx';
import styles from './Sections.module.css';
import type { AllProof, SectionProps } from './section-context.ts';

type Context = SectionProps<'proof'>['context'];

function personText({
  role,
  office,
  text,
  certificates = [],
}: AllProof['people'][number]): string[] {
  return [
    `${role}, ${office}`,
    text,
    ...certificates.map(({ name, date }) => `${name}, ${longDay(date)}`),
  ];
}

function referenceText(
  reference: AllProof['references'][number],
  words: Context['words'],
): string[] {
  const { country, text, figures = [], quote, permission } = reference;
  return [
    country,
    text,
    ...figures.map(({ value, label, source }) => `**${value}** ${label} (${source})`),
    ...(quote ? [`> “${quote.text}” [${quote.by}](${quote.source})`] : []),
    words('namedWithPermission', { date: longDay(permission) }),
  ];
}

interface Entry extends Pick<AllProof['people'][number], 'slug' | 'picture'> {
  name: string;
  text: string[];
}

/** Names with what there is to say about each, as paragraphs of Markdown. */
function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={`ruled ${styles.entries}`}>
      {entries.map(({ slug, name, text, picture }) => (
        <li key={slug} id={slug}>
          {picture && <img src={picture.src} alt="" width={120} height={120} loading="lazy" />}
          <h3>{name}</h3>
          <Markdown className="bodyText muted" text={text.join('\n\n')} />
        </li>
      ))}
    </ul>
  );
}

const VIEWS = {
  people: ({ proof: { people } }: Context) => (
    <Entries entries={people.map((person) => ({ ...person, text: personText(person) }))} />
  ),
  references: ({ proof: { references }, words }: Context) => (
    <Entries
      entries={references.map((one) => ({
        ...one,
        name: one.client,
        text: referenceText(one, words),
      }))}
    />
  ),
  credentials: ({ proof: { credentials } }: Context) => (
    <LinkRows
      links={(credentials ?? []).map(({ name, issuer, since, href }) => ({
        label: name,
        text: `${issuer}, ${longDay(since)}`,
        href,
      }))}
    />
  ),
  facts: ({ proof }: Context) => (
    <Markdown
      className="bodyText"
      text={factsOf(proof)
        .map(({ label, value }) => `- **${label}:** ${value}`)
        .join('\n')}
    />
  ),
  press: ({ proof: { press } }: Context) =>
    press && (
      <LinkRows
        links={[
          {
            label: press.name,
            text: [press.mail, press.phone].filter(Boolean).join(', '),
            href: `mailto:${press.mail}`,
          },
        ]}
      />
    ),
};

/** Evidence for a buyer. A page leaves the section out until the owner has filled it in. */
export function Proof({ data, context }: SectionProps<'proof'>) {
  return <SectionFrame {...data}>{VIEWS[data.of](context)}</SectionFrame>;
}
