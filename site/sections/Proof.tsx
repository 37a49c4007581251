import { isoDay, longDay } from '../../common/day.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import type { AllProof } from '../proof/proof.ts';
import styles from './Proof.module.css';
import { SectionFrame } from './SectionFrame.tsx';
import type { SectionProps } from './section-context.ts';

type Words = SectionProps<'proof'>['context']['words'];
const Day = ({ day }: { day: Date }) => <time dateTime={isoDay(day)}>{longDay(day)}</time>;

const People = ({ people }: Pick<AllProof, 'people'>) => (
  <ul className={`ruled muted ${styles.people}`}>
    {people.map(({ slug, name, role, office, certificates = [], text }) => (
      <li key={slug} id={slug}>
        <h3>{name}</h3>
        <p>{`${role}, ${office}`}</p>
        <Markdown text={text} />
        {certificates.map((certificate) => (
          <p key={certificate.name}>
            {`${certificate.name}, `}
            <Day day={certificate.date} />
          </p>
        ))}
      </li>
    ))}
  </ul>
);

const References = ({ references, words }: Pick<AllProof, 'references'> & { words: Words }) => (
  <ul className={`ruled muted ${styles.references}`}>
    {references.map(({ slug, client, country, figures = [], quote, permission, text }) => (
      <li key={slug} id={slug}>
        <h3>{client}</h3>
        <p>{country}</p>
        <Markdown text={text} />
        {figures.length > 0 && (
          <dl>
            {figures.map(({ value, label, source }) => (
              <div key={label} className="ends ruleBelow">
                <dt>
                  {label}
                  <small>{source}</small>
                </dt>
                <dd className="h3 numeral">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {quote && (
          <blockquote cite={quote.source}>
            <p>{`“${quote.text}”`}</p>
            <a href={quote.source} rel="noopener">
              {quote.by}
            </a>
          </blockquote>
        )}
        <p className="small">
          <time dateTime={isoDay(permission)}>{words('namedWithPermission', { date: longDay(permission) })}</time>
        </p>
      </li>
    ))}
  </ul>
);

const Credentials = ({ credentials, words }: Pick<AllProof, 'credentials'> & { words: Words }) => (
  <ul className={`ruled ${styles.rows}`}>
    {credentials?.map(({ name, issuer, since, href }) => (
      <li key={name} className="cluster">
        <b>{name}</b>
        <span className="muted">
          {`${issuer}, `}
          <Day day={since} />
        </span>
        <a className="target" href={href} rel="noopener">
          {words('checkIt')}
          <span className="visuallyHidden">{` ${words('aboutName', { name })}`}</span>
        </a>
      </li>
    ))}
  </ul>
);

const Press = ({ press }: Pick<AllProof, 'press'>) =>
  press && (
    <p>
      {`${press.name}: `}
      <a href={`mailto:${press.mail}`}>{press.mail}</a>
      {press.phone && `, ${press.phone}`}
    </p>
  );

/** What a buyer can check. A page leaves the section out until the owner has filled it in. */
export const Proof = ({ data, context }: SectionProps<'proof'>) => {
  const { proof, words } = context;
  return (
    <SectionFrame heading={data.heading} intro={data.intro}>
      {data.of === 'people' && <People people={proof.people} />}
      {data.of === 'references' && <References references={proof.references} words={words} />}
      {data.of === 'credentials' && <Credentials credentials={proof.credentials} words={words} />}
      {data.of === 'press' && <Press press={proof.press} />}
    </SectionFrame>
  );
};
