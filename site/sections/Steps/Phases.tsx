import { Strand } from '../../figures/Strand.tsx';
import { strandPiece } from '../../figures/strand.ts';
import styles from './Phases.module.css';

interface Props {
  /** A stage stands above the line, over its phase and those after it. */
  phases: readonly { name: string; text: string; stage?: string | undefined }[];
  /** Octagonal or round; "both" is octagonal and shaded inside, and round in the first and last phase. */
  motif: 'kolam' | 'girih' | 'both';
  /** How many stand side by side on a wide screen; further ones go on in the next row. */
  columns: 3 | 4 | 6;
}

const DOTS = { 3: 6, 4: 5, 6: 4 } as const;

/** Phases along one line, the first dot of each one large. On small screens the line runs down the page. */
export const Phases = ({ phases, motif, columns }: Props) => {
  const hasStages = phases.some(({ stage }) => stage);
  return (
    <ol
      className={styles.phases}
      data-columns={columns === 3 ? undefined : columns}
      data-stages={hasStages || undefined}
    >
      {phases.map(({ name, text, stage }, i) => {
        const isFirst = i === 0;
        const isLast = i === phases.length - 1;
        const own = motif === 'both' ? (isFirst || isLast ? 'kolam' : 'girih') : motif;
        return (
          <li key={name} data-ends={(hasStages && (isLast || phases[i + 1]?.stage !== undefined)) || undefined}>
            {stage && <p className={styles.stage}>{stage}</p>}
            <Strand
              {...strandPiece({ motif: own, dots: DOTS[columns], starts: isFirst, ends: isLast })}
              shaded={motif === 'both' && own === 'girih'}
            />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  );
};
