import type { ReactNode } from 'react';
import { visible } from '../../../common/text.ts';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import sheet from '../../parts/figures/Artefact.module.css';
import { draw, drawTier } from '../../parts/figures/draw-figure.ts';
import { Figure } from '../../parts/figures/Figure.tsx';
import type { Words } from '../../parts/words.ts';
import type { PayrollAdvisor } from '../../schemas/tools/payroll-advisor.ts';
import styles from './Examples.module.css';
import { Ring } from './self-assessment/SelfAssessment.tsx';
import type { ToolExamples } from './tool-examples.ts';

type ToolPage = PayrollAdvisor['page'];

const TIERS = ['bronze', 'silver', 'gold'];

/** Name, drawing or words, and a figure at the end, one row below the other. */
function Rows({ rows }: { rows: readonly { name: string; middle: ReactNode; end: string }[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, middle, end }) => (
        <li key={name}>
          <b>{name}</b>
          {middle}
          <span className="numeral">{end}</span>
        </li>
      ))}
    </ul>
  );
}

/** From the lower to the upper hours, on the scale of the longest line. */
function Bar({ from, to, of }: { from: number; to: number; of: number }) {
  return (
    <svg viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={of} height="1" />
      <rect x={from} width={to - from} height="1" />
    </svg>
  );
}

function Routes({ rows, words }: ToolExamples['routes']) {
  const line = draw({ seed: 'routes', mask: rows.map(() => 'o').join('/'), openness: 1 });
  return (
    <div className={styles.routes}>
      <svg viewBox={`0 0 20 ${20 * rows.length}`} aria-hidden="true">
        <path d={line.line} />
        <path d={line.dots} />
      </svg>
      <Rows
        rows={rows.map(({ name, headcount, option }) => ({
          name,
          middle: <span>{words.options[option].label}</span>,
          end: count(headcount ?? 0, words.counts.people),
        }))}
      />
    </div>
  );
}

function Hours({ package: name, band, lines, words }: ToolExamples['hours']) {
  const most = Math.max(...lines.map(({ high }) => high));
  return (
    <>
      <p className={styles.band}>
        <Figure drawing={drawTier(TIERS.indexOf(name) + 1)} look="cells" size="large" />
        <span className="h2 numeral">{fill(words.result.range, { ...band })}</span>
      </p>
      <Rows
        rows={lines.map(({ label, low, high }) => ({
          name: label.split(/[:,]/)[0] ?? label,
          middle: <Bar from={low} to={high} of={most} />,
          end: fill(words.result.range, { low, high }),
        }))}
      />
    </>
  );
}

function Scores({ areas, total, words }: ToolExamples['scores']) {
  return (
    <div className={styles.scores}>
      <Ring areas={areas} total={total} drawing={words.drawing} />
      <Rows
        rows={areas.map(({ label, score }, n) => ({
          name: `${n + 1}. ${label}`,
          middle: <Bar from={0} to={score ?? 0} of={100} />,
          end: `${score ?? '–'}`,
        }))}
      />
    </div>
  );
}

interface Props {
  tools: readonly (Pick<ToolPage, 'title' | 'question' | 'begin' | 'minutes' | 'example'> & {
    slug: string;
    href: string;
  })[];
  examples: ToolExamples;
  /** Words of the link to the whole of an example. */
  see: string;
  words: Words;
}

/** The tools, each with a result that its own rules have worked out. */
export function Examples({ tools, examples: { routes, hours, scores }, see, words }: Props) {
  const pictures: Readonly<Record<string, { headline: string; view: ReactNode }>> = {
    'payroll-advisor': { ...routes, view: <Routes {...routes} /> },
    'support-estimator': { ...hours, view: <Hours {...hours} /> },
    'self-assessment': { ...scores, view: <Scores {...scores} /> },
  };
  return tools.map(({ slug, href, title, question, begin, minutes, example }) => {
    const picture = pictures[slug];
    return (
      <section key={slug} className={`columns ${styles.tool}`}>
        <div>
          <h2>{title}</h2>
          <p className="lead">{question}</p>
          <Button href={href}>{begin}</Button>
          <p className="small muted">{minutes}</p>
        </div>
        {picture && (
          <figure className={`bevel ${sheet.sheet}`} data-no-search="" data-terms="off">
            <figcaption>
              <b>{picture.headline}</b>
              <span className={sheet.example}>{words('example')}</span>
            </figcaption>
            {picture.view}
            <a className="target small" href={`${href}#${visible(example)}`}>
              {fill(see, { tool: title })}
            </a>
          </figure>
        )}
      </section>
    );
  });
}
