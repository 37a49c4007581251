import { headingId } from '../../../common/text.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';

/** One paragraph in the size of a quotation; a band of ink where the page has room for one. */
export const Statement = ({ data: { heading, text }, context }: SectionProps<'statement'>) =>
  context.bleeds ? (
    <section className="on-ink">
      <div className="wrap spread">
        <h2 className="h4 muted" id={headingId(heading)}>
          {heading}
        </h2>
        <p className="quote apart measure">{text}</p>
      </div>
    </section>
  ) : (
    <SectionFrame heading={heading}>
      <p className="quote apart measure">{text}</p>
    </SectionFrame>
  );
