import { Markdown } from '../../../ui/Markdown.tsx';
import type { SectionProps } from '../section-context.ts';

/** The opening of a page, in large type. */
export const Intro = ({ data }: SectionProps<'intro'>) => <Markdown className="opening" text={data.text} />;
