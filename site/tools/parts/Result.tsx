import { type ReactNode, useState } from 'react';
import { spoken } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { handOver } from '../../browser/handed-over.ts';
import type { Drawing } from '../../figures/figures.ts';
import type { Tools } from '../rules/tools.schema.ts';
import { ClosingLine } from './Drawings.tsx';
import styles from './Result.module.css';

interface Props {
  words: Tools['shared'];
  /** The name of the tool, and the heading of the printed page. */
  page: { title: string; printTitle: string };
  /** The heading, and what the result is not. */
  result: { heading: string; caveat: string };
  /** The result in one sentence. */
  headline: string;
  /** The result in a few words, for a link that is opened: 9 countries. */
  what: string;
  /** Set while the result is the one that came with the address. */
  opened?: { day?: string | undefined } | undefined;
  notes: readonly string[];
  /** What was entered, for the printed page. */
  inputs?: readonly string[];
  /** The line that closes, and how much of it is drawn; missing where a figure is among the tables. */
  figure?: { drawing: Drawing; share: number };
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
 * The answer of a tool: one sentence next to a line that closes, what to do with it, and the tables. Nothing is sent:
 * the summary waits in this tab until the visitor sends the form.
 */
export const Result = ({
  words,
  page,
  result,
  what,
  opened,
  inputs = [],
  figure,
  today = '',
  link,
  ...props
}: Props) => {
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
      <p className={styles.print}>{page.printTitle}</p>
      <div className={styles.head}>
        {opened && (
          <p data-edge="">
            {opened.day ? fill(words.opened, { date: spoken(opened.day), what }) : fill(words.openedUndated, { what })}
          </p>
        )}
        <h2 id="result" tabIndex={-1}>
          {result.heading}
        </h2>
        {[props.headline, ...props.notes].map((note) => (
          <p key={note}>{note}</p>
        ))}
        {props.children && (
          <div className={`noPrint cluster ${styles.bar}`}>
            <Button
              href={`/contact-us?service=${props.service}`}
              onClick={() => handOver({ title: page.title, what, text: props.summary() })}
            >
              {words.send}
            </Button>
            <Button look="line" onClick={copyLink}>
              {words.copyLink}
            </Button>
            <Button look="line" onClick={() => print()}>
              {words.print}
            </Button>
            <Button look="line" onClick={props.startAgain}>
              {words.startAgain}
            </Button>
            <p className="small muted" role="status">
              {said || words.sendHint}
            </p>
          </div>
        )}
      </div>
      {figure && <ClosingLine {...figure} />}
      {props.children && (
        <>
          {inputs.map((line) => (
            <p key={line} className={styles.print}>
              {line}
            </p>
          ))}
          {props.children}
          <p className={`small muted measure ${styles.caveat}`}>{result.caveat}</p>
          <p className={styles.print}>
            {`${fill(words.printedOn, { date: spoken(today) })}. ${fill(words.printedFrom, { link })}`}
          </p>
        </>
      )}
    </section>
  );
};
