import { Icon } from './Icon.tsx';
import { arrowRight, arrowUpRight } from './icons.ts';

interface Props {
  href: string;
  label: string;
  /** Completes the accessible name, for example "about Payroll". */
  about?: string;
  leaves?: boolean;
  /** true makes the whole surrounding cell the target. */
  cover?: boolean;
}

/** "Find out more" with its arrow. */
export function MoreLink({ href, label, about, leaves = false, cover = false }: Props) {
  return (
    <a
      className={`target action nudges${cover ? ' covers' : ''}`}
      href={href}
      rel={leaves ? 'noopener' : undefined}
    >
      {label}
      {about && <span className="visuallyHidden">{` ${about}`}</span>}
      <Icon path={leaves ? arrowUpRight : arrowRight} size={leaves ? 18 : 20} />
    </a>
  );
}
