import { SectionFrame } from '../../components/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../context.ts';
import styles from './Statement.module.css';
import type { StatementData } from './Statement.schema.ts';

/** One paragraph in the size of a quotation. */
export const Statement = ({ data }: SectionProps<StatementData>) => (
  <SectionFrame heading={data.heading}>
    <p className={styles.statement}>{data.text}</p>
  </SectionFrame>
);
