import { type ReactNode, useEffect, useRef, useState } from 'react';
import { spoken } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { handOver } from '../../browser/handed-over.ts';
import type { Tools } from '../rules/tools.schema.ts';
import styles from './parts.module.css';

interface Props {
  words: {
    shared: Tools['shared'];
    page: { title: string; printTitle: string };
    result: { heading: string; caveat: string };
    handOver: { service: string };
  };
  headline: string;
  /** The result in a few words, for a link that is opened: 9 countries. */
  what: string;
  isOpened?: boolean | undefined;
  notes: readonly string[];
  /** What was entered, for the printed page. */
  inputs?: readonly string[];
  /** The result as a message that a person can read and change. */
  summary: () => string;
  today: string | undefined;
  link: string;
  /** The tables; false while there is nothing to show but the headline. */
  children: ReactNode;
}

/** Long enough that a number typed digit by digit is announced once. */
const PAUSE = 1200;

/**
 * The answer of a tool: one sentence, what to do with it, and the tables. Nothing is sent:
 * the summary waits in this tab until the visitor sends the form.
 */
export const Result = ({ words, headline, what, isOpened, link, ...props }: Props) => {
  const { inputs = [], today = '', children } = props;
  const { shared, page, result } = words;
  const [said, say] = useState('');
  const [announced, announce] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const timer = setTimeout(announce, PAUSE, headline);
    return () => clearTimeout(timer);
  }, [headline]);
  // A shared link opens at the result, which the browser alone cannot do: it is drawn after the page has loaded.
  useEffect(() => {
    if (!isOpened) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isOpened]);
  const copyLink = () =>
    navigator.clipboard.writeText(link).then(
      () => say(shared.linkCopied),
      () => say(shared.linkNotCopied),
    );
  return (
    <section className={styles.result} aria-labelledby="result" data-finished={Boolean(children) && !isOpened}>
      <p className={styles.print}>{page.printTitle}</p>
      <div className={styles.head}>
        {isOpened && <p data-edge="">{fill(shared.opened, { what })}</p>}
        <h2 id="result" tabIndex={-1} ref={heading}>
          {result.heading}
        </h2>
        {[headline, ...props.notes].map((note) => (
          <p key={note}>{note}</p>
        ))}
        {children && (
          <div className={`noPrint cluster ${styles.bar}`}>
            <Button
              href={`/contact-us?service=${words.handOver.service}`}
              onClick={() => handOver({ title: page.title, what, text: props.summary() })}
            >
              {shared.send}
            </Button>
            <Button look="line" onClick={copyLink}>
              {shared.copyLink}
            </Button>
            <Button look="line" onClick={() => print()}>
              {shared.print}
            </Button>
            <Button look="line" href={link.replace(/#.*/, '')}>
              {shared.startAgain}
            </Button>
            <p className="small muted" role="status">
              {said || shared.sendHint}
            </p>
          </div>
        )}
        <p className="visuallyHidden" role="status">
          {announced}
        </p>
      </div>
      {children && (
        <>
          {inputs.map((line) => (
            <p key={line} className={styles.print}>
              {line}
            </p>
          ))}
          {children}
          <p className="small muted measure">{result.caveat}</p>
          <p className={styles.print}>
            {`${fill(shared.printedOn, { date: spoken(today) })}. ${fill(shared.printedFrom, { link })}`}
          </p>
        </>
      )}
    </section>
  );
};
