import { headingId } from '../../../common/text.ts';
import { Figure } from '../../figures/Figure.tsx';
import { draw } from '../../figures/figures.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './Statement.module.css';

/** Two teams and one line between them, octagonal at home in the Gulf and round in India. */
const FIGURE = { seed: 'statement', mask: 'ooo.ooo/ooo.ooo/ooooooo/ooo.ooo/ooo.ooo', motif: 'both' } as const;

/** One paragraph in the size of a quotation; a band of ink where the page has room for one. */
export const Statement = ({ data, context }: SectionProps<'statement'>) =>
  context.bleeds ? (
    <section className="on-ink">
      <div className={`wrap columns ${styles.inner}`}>
        <div>
          <h2 id={headingId(data.heading)}>{data.heading}</h2>
          <p className={`quote ${styles.statement}`}>{data.text}</p>
        </div>
        <Figure drawing={draw(FIGURE)} size="medium" />
      </div>
    </section>
  ) : (
    <SectionFrame heading={data.heading}>
      <p className={`quote ${styles.statement}`}>{data.text}</p>
    </SectionFrame>
  );
