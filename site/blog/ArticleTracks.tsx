import { Markdown } from '../../ui/Markdown.tsx';
import type { Post } from '../pages.schema.ts';
import styles from './ArticleTracks.module.css';
import article from './article.module.css';

/** Lines through time, one below the other. The first is drawn octagonal, the others round. */
export const ArticleTracks = ({ heading, lines, note }: NonNullable<Post['tracks']>) => (
  <section className={article.wide}>
    <h2 id="tracks">{heading}</h2>
    {lines.map(({ name, points }) => (
      <div key={name} className={`columns ${styles.track}`}>
        <h3>{name}</h3>
        <ol>
          {points.map(({ when, text }) => (
            <li key={when + text}>
              <b>{when}</b>
              {text}
            </li>
          ))}
        </ol>
      </div>
    ))}
    {note && <Markdown className={article.note} text={note} />}
  </section>
);
