import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import iconButton from '../../../ui/IconButton.module.css';
import { arrowRight, close, message } from '../../../ui/icons.ts';
import styles from './ContactWidget.module.css';
import { waysToReach } from './contact-lines.ts';
import type { Frame } from './frame-props.ts';

/** An octagon in the gutter, which widget-place.ts keeps clear of words; a native popover. Its last element lies over the button: a second press leads to /contact. */
export function ContactWidget({ frame }: { frame: Frame }) {
  const { words, contact, navigation } = frame;
  const label = (
    <>
      <Icon path={message} size={22} />
      <span className="visuallyHidden">{words('widgetButton')}</span>
    </>
  );
  return (
    <aside
      className={`noPrint ${styles.widget}`}
      aria-label={words('widgetLabel')}
      data-frame="widget"
    >
      <button className={styles.button} type="button" popoverTarget="widget">
        {label}
      </button>
      <div
        className={styles.popup}
        id="widget"
        popover="auto"
        role="dialog"
        aria-labelledby="widget-heading"
      >
        <div className={`bevel ${styles.panel}`}>
          <div className="ends">
            <h2 className="h4" id="widget-heading">
              {words('widgetHeading')}
            </h2>
            <button
              className={iconButton.square}
              type="button"
              popoverTarget="widget"
              popoverTargetAction="hide"
              aria-label={words('widgetClose')}
              // biome-ignore lint/a11y/noAutofocus: the focus moves when it opens, as a dialog must
              autoFocus
            >
              <Icon path={close} size={22} />
            </button>
          </div>
          <ul className="ruled">
            {waysToReach(contact, words).map(({ icon, what, href, label: text }) => (
              <li key={href}>
                <a className="bold" href={href}>
                  <Icon path={icon} size={22} />
                  <span>
                    <small>{what}</small>
                    {text}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <Button href={navigation.main.contact.href} wide>
            {words('widgetEnquiry')}
            <Icon path={arrowRight} />
          </Button>
        </div>
        <a className={styles.button} href="/contact">
          {label}
        </a>
      </div>
    </aside>
  );
}
