import { Icon } from '../../../ui/Icon.tsx';
import { plus } from '../../../ui/icons.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './Questions.module.css';

/** Questions that open to an answer; the first one is open, so that visitors see what they are. */
export const Questions = ({ data }: SectionProps<'questions'>) => (
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
