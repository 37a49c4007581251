import { MoreLink } from '../../../ui/MoreLink.tsx';
import { Figure } from '../../figures/Figure.tsx';
import type { Drawing } from '../../figures/figures.ts';
import styles from './ToolList.module.css';

interface Props {
  tools: readonly {
    title: string;
    question: string;
    text: string;
    href: string;
    link: string;
    drawing: Drawing;
  }[];
}

/** Every tool with the question it answers, one ruled row each. */
export const ToolList = ({ tools }: Props) => (
  <ul className={`ruled ${styles.tools}`} data-terms="off">
    {tools.map(({ title, question, text, href, link, drawing }) => (
      <li key={href} className="columns">
        <Figure drawing={drawing} look="cells" size="medium" />
        <div>
          <h2 className="h3">{title}</h2>
          <p className="opening">{question}</p>
        </div>
        <div>
          <p>{text}</p>
          <MoreLink href={href} label={link} cover />
        </div>
      </li>
    ))}
  </ul>
);
