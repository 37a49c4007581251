import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { facebook, linkedin, whatsapp } from '../../ui/icons.ts';
import { Logo } from '../../ui/Logo.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import styles from './Footer.module.css';
import type { Frame } from './frame.ts';

const NETWORKS = { linkedin, facebook, whatsapp } as const;
/** One dot with the loop of its office: the octagon is Abu Dhabi, the circles are India. */
const LOOPS = {
  girih: 'M17 7V13L13 17H7L3 13V7L7 3H13Z',
  kolam: 'M17.07 10A7.07 7.07 0 1 1 17.07 9.99Z',
} as const;

function Links({
  links,
  className,
}: {
  links: Frame['navigation']['footer']['legal'];
  className?: string;
}) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={label}>
          <a className="target quiet muted" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Footer({ frame }: { frame: Frame }) {
  const { site, navigation, words, contact } = frame;
  return (
    <footer className={`on-ink ${styles.footer}`}>
      <div className="wrap">
        <div className={`columns ${styles.grid}`}>
          <div>
            <Logo mark={frame.mark} name={site.name} home={words('homeLink')} size="footer" />
            <p className={`h2 bold ${styles.line}`}>{site.line}</p>
            {Object.entries(contact).map(([way, { label, href }]) => (
              <a key={way} className={`target h4 ${styles.contact}`} href={href}>
                {way === 'whatsapp' ? `${words('widgetWhatsapp')} ${label}` : label}
              </a>
            ))}
            <ul className={`noPrint cluster ${styles.social}`}>
              {site.social.map((network) => (
                <li key={network.network}>
                  <a
                    className={iconButton.square}
                    href={network.href}
                    aria-label={network.label}
                    rel="noopener me"
                  >
                    <Icon path={NETWORKS[network.network]} size={22} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <ul className={`small ruleBelow ${styles.offices}`}>
              {site.offices.map((office) => (
                <li key={office.city}>
                  <svg viewBox="1.5 1.5 17 17" width="34" height="34" aria-hidden="true">
                    <path d={LOOPS[office.country === 'AE' ? 'girih' : 'kolam']} />
                    <path d="M10 10h0" />
                  </svg>
                  <h2 className="h4">{office.city}</h2>
                  <address className="muted">
                    {[...office.lines, office.hours].filter(Boolean).join('\n')}
                  </address>
                  <div className="noPrint">
                    <MoreLink
                      href={office.maps}
                      label={words('openInMaps')}
                      about={words('officeOf', { city: office.city })}
                      leaves
                    />
                  </div>
                </li>
              ))}
            </ul>
            <nav className={`small noPrint ${styles.links}`} aria-label={words('footer')}>
              {navigation.footer.columns.map((column) => (
                <div key={column.heading}>
                  <h2 className="small">{column.heading}</h2>
                  <Links links={column.links} />
                </div>
              ))}
            </nav>
          </div>
        </div>
        <p className="small muted">{site.trademark}</p>
        <div className={`small muted cluster ${styles.base}`}>
          <p>{words('copyright', { year: frame.years, name: site.name })}</p>
          <Links className="cluster" links={navigation.footer.legal} />
        </div>
      </div>
      <svg className={`noPrint ${styles.band}`} height="40" aria-hidden="true">
        <pattern id="band" width="80" height="40" viewBox="0 0 40 20" patternUnits="userSpaceOnUse">
          <path d="M0 10L5 5A7.07 7.07 0 0 1 15 5L27 17H33L40 10M0 10L5 15A7.07 7.07 0 0 0 15 15L27 3H33L40 10" />
          <path d="M10 10h0M30 10h0" />
        </pattern>
        <rect width="100%" height="40" fill="url(#band)" stroke="none" />
      </svg>
    </footer>
  );
}
