import styles from './GalleryPage.module.css';
import { SCHEMES, type ShownComponent } from './showcase.ts';

/** Components that bring the page width themselves reach the edges; the others get a margin to stand in. */
const bringsWidth = (html: string): boolean => /class="[^"]*\bwrap\b/.test(html);

/** Every component in every example, in light and in dark. */
export const GalleryPage = ({ components }: { components: readonly ShownComponent[] }) => (
  <>
    <header className={styles.head}>
      <h1>Gallery</h1>
      <p>
        Every component in every example, light over dark. The same examples drive the tests. Carousels stand still
        here; the home page moves them.
      </p>
      <nav aria-label="Components">
        <ul>
          {components.map(({ name, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
    <main>
      {components.map(({ name, folder, anchor, isProse, examples }) => (
        <section key={anchor} className={styles.component} id={anchor} aria-labelledby={`${anchor}-heading`}>
          <h2 id={`${anchor}-heading`}>{name}</h2>
          <p>{`site/${folder}`}</p>
          {examples.map((example) => (
            <article key={example.anchor} id={example.anchor}>
              <h3>
                <a href={`#${example.anchor}`}>{example.name}</a>
              </h3>
              {SCHEMES.map((scheme) => (
                <div
                  key={scheme}
                  className={`${styles.stage} ${isProse ? 'prose' : ''}`}
                  id={`${example.anchor}--${scheme}`}
                  data-scheme={scheme}
                  data-component={name}
                  data-example={example.name}
                  data-edges={bringsWidth(example.html[scheme]) || undefined}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components, rendered in showcase.ts
                  dangerouslySetInnerHTML={{ __html: example.html[scheme] }}
                />
              ))}
            </article>
          ))}
        </section>
      ))}
    </main>
  </>
);
