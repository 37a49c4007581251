import { type ReactNode, useState } from 'react';
import { spoken } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import button from '../../../ui/Button.module.css';
import { handOver } from '../../browser/handed-over.ts';
import type { Drawing } from '../../figures/figures.ts';
import type { Tools } from '../rules/tools.schema.ts';
import { ClosingLine } from './ClosingLine.tsx';
import { Press } from './Press.tsx';
import styles from './Result.module.css';
import type { Opened } from './use-tool.ts';

interface Props {
  words: Tools['shared'];
  /** The name of the tool. */
  tool: string;
  /** The heading of the printed page. */
  title: string;
  heading: string;
  /** The result in one sentence. */
  headline: string;
  /** What stands in the result in a few words, for a link that somebody opens: 9 countries. */
  what: string;
  /** Set while the result is the one that came with the address. */
  opened: Opened | undefined;
  notes: readonly string[];
  /** What was entered, for the printed page. */
  inputs: readonly string[];
  /** What the result is not. */
  caveat: string;
  /** The line that closes; missing where a figure stands among the tables. */
  drawing?: Drawing;
  /** 0 to 1: how much of the line is drawn. */
  share?: number;
  /** The service that the enquiry form preselects. */
  service: string;
  /** The result as a message that a person can read and change. */
  summary: () => string;
  today: string | undefined;
  link: string;
  startAgain: () => void;
  /** The tables; false while there is nothing to show but the headline. */
  children: ReactNode;
}

/**
 * The answer of a tool: one sentence beside a line that closes, what to do with it, and the tables. Nothing is sent:
 * the summary waits in this tab until the visitor sends the form.
 */
export const Result = (props: Props) => {
  const {
    words,
    title,
    heading,
    headline,
    what,
    opened,
    notes,
    inputs,
    caveat,
    drawing,
    share = 1,
    service,
    today = '',
    link,
  } = props;
  const [said, say] = useState('');
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say(words.linkCopied);
    } catch {
      say(words.linkNotCopied);
    }
  };
  return (
    <section className={styles.result} aria-labelledby="result">
      <p className={styles.print}>{title}</p>
      <div className={styles.head}>
        {opened && (
          <p className={styles.opened}>
            {opened.day ? fill(words.opened, { date: spoken(opened.day), what }) : fill(words.openedUndated, { what })}
          </p>
        )}
        <h2 id="result" tabIndex={-1}>
          {heading}
        </h2>
        {[headline, ...notes].map((note) => (
          <p key={note}>{note}</p>
        ))}
        {props.children && (
          <div className={`noPrint ${styles.bar}`}>
            <a
              className={button.button}
              href={`/contact-us?service=${service}`}
              onClick={() => handOver({ title: props.tool, what, text: props.summary() })}
            >
              {words.send}
            </a>
            <Press look="line" onClick={copyLink}>
              {words.copyLink}
            </Press>
            <Press look="line" onClick={() => print()}>
              {words.print}
            </Press>
            <Press look="line" onClick={props.startAgain}>
              {words.startAgain}
            </Press>
            <p role="status">{said || words.sendHint}</p>
          </div>
        )}
      </div>
      {drawing && <ClosingLine drawing={drawing} share={share} />}
      {props.children && (
        <>
          {inputs.map((line) => (
            <p key={line} className={styles.print}>
              {line}
            </p>
          ))}
          {props.children}
          <p className={styles.caveat}>{caveat}</p>
          <p
            className={styles.print}
          >{`${fill(words.printedOn, { date: spoken(today) })}. ${fill(words.printedFrom, { link })}`}</p>
        </>
      )}
    </section>
  );
};
