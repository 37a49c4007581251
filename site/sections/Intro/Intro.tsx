import { Markdown } from '../../../ui/Markdown.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './Intro.module.css';

/** The opening of a page, in large type. */
export const Intro = ({ data }: SectionProps<'intro'>) => <Markdown className={styles.intro} text={data.text} />;
