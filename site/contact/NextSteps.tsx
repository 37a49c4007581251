import type { SectionOf } from '../sections/schema.ts';
import styles from './NextSteps.module.css';

/** What happens after the form is sent: dots on one line. */
export const NextSteps = ({ steps }: { steps: SectionOf<'steps'> }) => (
  <section aria-labelledby="next-steps">
    <h2 className="visuallyHidden" id="next-steps">
      {steps.heading}
    </h2>
    <ol className={styles.steps}>
      {steps.steps.map(({ name, text }) => (
        <li key={name}>
          <b>{`${name}.`}</b>
          {` ${text}`}
        </li>
      ))}
    </ol>
  </section>
);
