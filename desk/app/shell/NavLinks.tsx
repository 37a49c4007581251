import { Link, useMatch } from '@tanstack/react-router';
import words from '../../words.json' with { type: 'json' };

/** The three places of the desk, in the bar and at the bottom of a phone. */
export const NavLinks = () => {
  const inInbox = useMatch({ from: '/inside/desk/$list', shouldThrow: false }) !== undefined;
  return (
    <ul>
      <li>
        <Link to="/desk/$list" params={{ list: 'new' }} aria-current={inInbox ? 'page' : undefined}>
          {words.bar.inbox}
        </Link>
      </li>
      <li>
        <Link to="/desk/numbers">{words.bar.numbers}</Link>
      </li>
      <li>
        <Link to="/desk/people">{words.bar.people}</Link>
      </li>
    </ul>
  );
};
