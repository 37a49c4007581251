import { Icon } from '../../../ui/Icon.tsx';
import { arrowRight, arrowUpRight } from '../../../ui/icons.ts';
import { hasPairs } from '../runs.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './Links.module.css';

/** Links to other pages, as ruled rows. */
export const Links = ({ data, context }: SectionProps<'links'>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <ul className={`ruled ${styles.links}`} data-pairs={(!context.bleeds && hasPairs(data)) || undefined}>
      {data.links.map(({ label, text, href }) => (
        <li key={href}>
          <a className="ends nudges" href={href}>
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
