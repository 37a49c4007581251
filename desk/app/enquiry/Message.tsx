import table from '../../../ui/Table.module.css';
import type { EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { useNow } from '../state/hooks.ts';
import { longTime } from '../wording/time.ts';
import styles from './Enquiry.module.css';

/** Only an address of this site, whatever the visitor has made of it. */
export const isOurs = (href: string | null): href is string => href !== null && /^\/(?!\/)/.test(href);

/** The visitor's words as they were typed, and the results of tools that came with them. */
export const Message = ({ enquiry: { message, receivedAt } }: { enquiry: EnquiryAnswer }) => {
  const now = useNow();
  return (
    <>
      <section>
        <h3>
          {words.message.heading} <small>{longTime(receivedAt, now)}</small>
        </h3>
        {message.map(
          (part) =>
            part.kind === 'words' && (
              <p key={part.text} className={styles.message} dir="auto">
                {part.text}
              </p>
            ),
        )}
        {message.length === 0 && <p className="muted">{words.message.none}</p>}
      </section>
      {message.map(
        (part) =>
          part.kind === 'result' && (
            <section key={part.title}>
              <h3>
                {part.title} {isOurs(part.href) && <a href={part.href}>{words.message.openResult}</a>}
              </h3>
              <table className={table.dense}>
                <tbody>
                  {part.rows.map(([first = '', ...cells]) => (
                    <tr key={[first, ...cells].join('\t')}>
                      <th scope="row">{first}</th>
                      {cells.map((cell) => (
                        <td key={cell}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
              {part.lines.length > 0 && <p className={styles.message}>{part.lines.join('\n')}</p>}
            </section>
          ),
      )}
    </>
  );
};
