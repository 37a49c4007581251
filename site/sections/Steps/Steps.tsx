import { Thread } from '../../figures/Thread.tsx';
import type { SectionProps } from '../context.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { Phases } from './Phases.tsx';
import styles from './Steps.module.css';
import type { StepsData } from './Steps.schema.ts';

/** Steps in their order: down one braid, or across the page along one line. */
export const Steps = ({ data, context }: SectionProps<StepsData>) => {
  const { heading, intro, steps, across } = data;
  if (!across)
    return (
      <SectionFrame heading={heading} intro={intro}>
        <Thread items={steps} />
      </SectionFrame>
    );
  const section = (
    <SectionFrame heading={heading} intro={intro}>
      <Phases
        phases={steps}
        motif={context.bleeds ? 'both' : context.motif}
        columns={context.bleeds ? 6 : steps.length === 4 ? 4 : 3}
      />
    </SectionFrame>
  );
  return context.bleeds ? (
    <div className={styles.band}>
      <div className="wrap">{section}</div>
    </div>
  ) : (
    section
  );
};
