import { Thread } from '../../figures/Thread.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import { Phases } from './Phases.tsx';

/** Steps in their order: down one braid, or across the page along one line. */
export const Steps = ({ data, context }: SectionProps<'steps'>) => {
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
    <div className="band">
      <div className="wrap spread">{section}</div>
    </div>
  ) : (
    section
  );
};
