import { Icon } from '../../../ui/Icon.tsx';
import { arrowRight, arrowUpRight } from '../../../ui/icons.ts';
import type { SectionProps } from '../context.ts';
import { hasPairs } from '../runs.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import styles from './Links.module.css';
import type { LinksData } from './Links.schema.ts';

/** Links to other pages, as ruled rows. */
export const Links = ({ data, context }: SectionProps<LinksData>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <ul className={`ruled ${styles.links}`} data-pairs={(!context.bleeds && hasPairs(data)) || undefined}>
      {data.links.map(({ label, text, href }) => (
        <li key={href}>
          <a href={href}>
            <span>
              <b>{label}</b>
              {text && <small>{text}</small>}
            </span>
            <Icon path={href.startsWith('http') ? arrowUpRight : arrowRight} size={22} />
          </a>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
