import { fill } from '../../../common/wording.ts';
import type { Said } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import styles from './Enquiry.module.css';

const unit = (name: string) => new Intl.NumberFormat('en-GB', { style: 'unit', unit: name, maximumFractionDigits: 1 });
const [kilobytes, megabytes] = [unit('kilobyte'), unit('megabyte')];
const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? kilobytes.format(Math.ceil(bytes / 1000)) : megabytes.format(bytes / 1_000_000);

/** What came with a reply, and that an answer came back. */
export const Mail = ({ said: { quoted, leftOut, files, bounced } }: { said: Said }) => (
  <>
    {leftOut && <p className="muted">{words.thread[leftOut]}</p>}
    {quoted !== '' && (
      <details>
        <summary>{words.thread.earlier}</summary>
        <p className={styles.said} dir="auto">
          {quoted}
        </p>
      </details>
    )}
    {files.length > 0 && (
      <ul aria-label={words.thread.files}>
        {files.map(({ id, name, size, isKept }) => (
          <li key={id}>
            {isKept ? (
              <a href={apiPaths.file(id)} download>
                {fill(words.thread.file, { name, size: sizeWords(size) })}
              </a>
            ) : (
              fill(words.thread.tooLarge, { name, size: sizeWords(size) })
            )}
          </li>
        ))}
      </ul>
    )}
    {bounced !== null && <p data-state="parked">{fill(words.thread.bounced, { answer: bounced })}</p>}
  </>
);
