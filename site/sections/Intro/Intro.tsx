import { Markdown } from '../../../ui/Markdown.tsx';
import type { SectionProps } from '../context.ts';
import styles from './Intro.module.css';
import type { IntroData } from './Intro.schema.ts';

/** The opening of a page, in large type. */
export const Intro = ({ data }: SectionProps<IntroData>) => <Markdown className={styles.intro} text={data.text} />;
