import { headingId } from '../../../common/text.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import { Figure } from '../../figures/Figure.tsx';
import { draw } from '../../figures/figures.ts';
import { hasPairs } from '../runs.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './Rows.module.css';

/** Terms and what they mean, on ruled rows; a figure beside each where the page asks for it. */
export const Rows = ({ data, context }: SectionProps<'rows'>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <dl
      className={`ruled ${styles.rows}`}
      data-figures={data.figures || undefined}
      data-pairs={(!context.bleeds && hasPairs(data)) || undefined}
    >
      {data.rows.map(({ term, text }) => (
        <div key={term}>
          <dt>
            {data.figures ? (
              <>
                <Figure drawing={draw({ seed: headingId(term), motif: context.motif })} look="cells" size="row" />
                <span>{term}</span>
              </>
            ) : (
              term
            )}
          </dt>
          <dd>
            <Markdown text={text} />
          </dd>
        </div>
      ))}
    </dl>
  </SectionFrame>
);
