import { Markdown } from '../../../ui/Markdown.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';

/** Running text, with or without a heading. */
export const Text = ({ data }: SectionProps<'text'>) => {
  const text = <Markdown className={data.heading ? 'text' : 'text apart'} text={data.text} />;
  return data.heading ? <SectionFrame heading={data.heading}>{text}</SectionFrame> : text;
};
