import { Icon } from '../../../ui/Icon.tsx';
import { plus } from '../../../ui/icons.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import type { SectionProps } from '../context.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import styles from './Questions.module.css';
import type { QuestionsData } from './Questions.schema.ts';

/** Questions that open to an answer; the first one is open, so that everybody sees what they are. */
export const Questions = ({ data }: SectionProps<QuestionsData>) => (
  <SectionFrame heading={data.heading}>
    <div className={`ruled ${styles.questions}`}>
      {data.items.map(({ question, answer }, i) => (
        <details key={question} open={i === 0}>
          <summary>
            {question}
            <Icon path={plus} size={22} />
          </summary>
          <Markdown className={styles.answer} text={answer} />
        </details>
      ))}
    </div>
  </SectionFrame>
);
