import type { ComponentType } from 'react';
import { headingId } from '../../../common/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { download, plus } from '../../../ui/icons.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import type { Section, SectionKind } from '../../schemas/sections/sections.ts';
import { draw } from '../figures/draw-figure.ts';
import { Lattice } from '../figures/Lattice.tsx';
import { Thread } from '../figures/Thread.tsx';
import { DataTable } from './DataTable.tsx';
import { LinkRows } from './LinkRows.tsx';
import { Packages } from './Packages/Packages.tsx';
import { Payday } from './Payday/Payday.tsx';
import { Proof } from './Proof.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import styles from './Sections.module.css';
import type { SectionContext, SectionProps } from './section-context.ts';

function Intro({ data }: SectionProps<'intro'>) {
  return <Markdown className="opening" text={data.text} />;
}

function Text({ data }: SectionProps<'text'>) {
  const text = (
    <Markdown className={data.heading ? 'bodyText' : 'bodyText apart'} text={data.text} />
  );
  return data.heading ? <SectionFrame heading={data.heading}>{text}</SectionFrame> : text;
}

export function Rows({ data }: { data: Omit<SectionProps<'rows'>['data'], 'kind'> }) {
  return (
    <SectionFrame {...data}>
      <dl className={`ruled ${styles.rows}`}>
        {data.rows.map(({ term, text }) => (
          <div key={term}>
            <dt className="bold">{term}</dt>
            <dd className="muted">
              <Markdown text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}

function Comparison({ data }: SectionProps<'comparison'>) {
  return (
    <SectionFrame {...data}>
      <DataTable label={data.heading} columns={data.columns} rows={data.rows} pick={data.pick} />
      {data.note && <Markdown className="small muted measure" text={data.note} />}
    </SectionFrame>
  );
}

const DOT = 'M22 22h0';
/** One loop of the line that runs through all steps: the first and the last one close it. */
function loopOf(step: number, steps: number): string {
  const start = step === 0 ? 'M22 4A18 18 0 0 0 22 40' : 'M22 4C8 4 9 17 0 17M22 40C8 40 9 27 0 27';
  const end =
    step === steps - 1
      ? 'M22 4A18 18 0 0 1 22 40'
      : 'M22 4C36 4 35 17 44 17M22 40C36 40 35 27 44 27';
  return start + end;
}

/** Steps in order: down one braid, or across the page along one line; down on small screens. */
function Steps({ data: { heading, intro, steps, across }, context }: SectionProps<'steps'>) {
  const hasGates = steps.some(({ gate }) => gate);
  const columns = context.bleeds ? 6 : steps.length === 4 ? 4 : 3;
  const section = (
    <SectionFrame heading={heading} intro={intro}>
      {across ? (
        <ol
          className={hasGates ? `${styles.phases} ${styles.gated}` : styles.phases}
          data-columns={columns}
          data-stages={steps.some(({ stage }) => stage) || undefined}
        >
          {steps.map(({ name, text, stage, gate }, i) => (
            <li key={name} data-gate={gate && ''}>
              {hasGates && (
                <svg viewBox="0 0 44 44" aria-hidden="true">
                  <path d={loopOf(i, steps.length)} />
                  <path d={DOT} />
                </svg>
              )}
              {stage && <p className={styles.stage}>{stage}</p>}
              <h3>{name}</h3>
              <p className="small muted">{text}</p>
              {gate && <p className={styles.gate}>{gate}</p>}
            </li>
          ))}
        </ol>
      ) : (
        <Thread items={steps} />
      )}
    </SectionFrame>
  );
  if (!across || !context.bleeds) return section;
  return (
    <div className="band">
      <div className="wrap spread">{section}</div>
    </div>
  );
}

/** The first answer is open, so that visitors see what they are. */
function Questions({ data }: SectionProps<'questions'>) {
  return (
    <SectionFrame heading={data.heading}>
      <div className={`ruled turns ${styles.questions}`}>
        {data.items.map(({ question, answer }, i) => (
          <details key={question} open={i === 0}>
            <summary className="ends bold">
              {question}
              <Icon path={plus} size={22} />
            </summary>
            <Markdown className={`measure muted ${styles.answer}`} text={answer} />
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}

function List({ data }: SectionProps<'list'>) {
  return (
    <SectionFrame {...data}>
      <ul className={styles.list}>
        {data.items.map((item) => (
          <li key={item}>
            <Markdown text={item} inline />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Note({ data }: SectionProps<'note'>) {
  return (
    <div className={`measure muted ${styles.note}`}>
      <h2 className="h4">{data.heading}</h2>
      <Markdown text={data.text} />
    </div>
  );
}

/** A band of ink where the page has room for one. */
function Statement({ data: { heading, text, figures }, context }: SectionProps<'statement'>) {
  const statement = (
    <div className={`columns ${styles.statement}`}>
      <p className="quote apart measure">{text}</p>
      {figures && (
        <ul className="apart">
          {figures.map((figure) => (
            <li key={figure}>
              <Markdown text={figure} inline />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  if (!context.bleeds) return <SectionFrame heading={heading}>{statement}</SectionFrame>;
  return (
    <section className="on-ink">
      <div className="wrap spread">
        <h2 className="h4 muted" id={headingId(heading)}>
          {heading}
        </h2>
        {statement}
      </div>
    </section>
  );
}

function Values({ data, context: { motif } }: SectionProps<'values'>) {
  return (
    <SectionFrame {...data}>
      <Lattice
        tiles={data.items.map((item) => ({
          ...item,
          drawing: draw({ seed: headingId(item.title), motif }),
        }))}
      />
    </SectionFrame>
  );
}

function Links({ data }: SectionProps<'links'>) {
  return (
    <SectionFrame {...data}>
      <LinkRows links={data.links} />
    </SectionFrame>
  );
}

function Download({ data }: SectionProps<'download'>) {
  return (
    <SectionFrame heading={data.heading} intro={data.text}>
      <Button href={data.href} look="line" download>
        <Icon path={download} />
        {data.button}
      </Button>
    </SectionFrame>
  );
}

/** Which component shows which kind of section. A kind without a view is a type error. */
const VIEWS = {
  intro: Intro,
  text: Text,
  rows: Rows,
  comparison: Comparison,
  packages: Packages,
  steps: Steps,
  questions: Questions,
  list: List,
  note: Note,
  statement: Statement,
  values: Values,
  links: Links,
  download: Download,
  proof: Proof,
  payday: Payday,
} satisfies { [Kind in SectionKind]: ComponentType<SectionProps<Kind>> };

interface Props {
  sections: readonly Section[];
  context: SectionContext;
}

export function Sections({ sections, context }: Props) {
  return sections.map((data, i) => {
    // The map pairs each kind with its view, which the compiler cannot follow through the index.
    const View = VIEWS[data.kind] as ComponentType<SectionProps<SectionKind>>;
    // biome-ignore lint/suspicious/noArrayIndexKey: sections are rendered once, in the order of the file
    return <View key={i} data={data} context={context} />;
  });
}
