import { Thread } from '../figures/Thread.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import styles from './Steps.module.css';
import type { SectionProps } from './section-context.ts';

/** Steps in their order: down one braid, or across the page along one line. On small screens both run down the page. */
export const Steps = ({ data: { heading, intro, steps, across }, context }: SectionProps<'steps'>) => {
  const columns = context.bleeds ? 6 : steps.length === 4 ? 4 : 3;
  const section = (
    <SectionFrame heading={heading} intro={intro}>
      {across ? (
        <ol
          className={styles.phases}
          data-columns={columns}
          data-stages={steps.some(({ stage }) => stage) || undefined}
        >
          {steps.map(({ name, text, stage }) => (
            <li key={name}>
              {stage && <p className={styles.stage}>{stage}</p>}
              <h3>{name}</h3>
              <p className="small muted">{text}</p>
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
};
