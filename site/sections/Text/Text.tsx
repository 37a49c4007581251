import { Markdown } from '../../../ui/Markdown.tsx';
import type { SectionProps } from '../context.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import styles from './Text.module.css';
import type { TextData } from './Text.schema.ts';

/** Running text, with or without a heading. */
export const Text = ({ data }: SectionProps<TextData>) => {
  const text = <Markdown className={styles.text} text={data.text} />;
  return data.heading ? <SectionFrame heading={data.heading}>{text}</SectionFrame> : text;
};
