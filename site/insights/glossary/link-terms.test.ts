import { describe, expect, it } from 'vitest';
import { glossary } from '../../../tests/support/insights.ts';
import { termLinker } from './link-terms.ts';
import type { Term } from './schema.ts';

function term(name: string, more: Partial<Term> = {}): Term {
  return {
    term: name,
    text: 'What it means.',
    links: [{ label: 'Payroll', href: '/solutions/payroll' }],
    ...more,
  };
}
const link = termLinker([
  term('Employee Central'),
  term('Employee Central Payroll', { short: 'ECP' }),
  term('Wage type'),
  term('Wage protection system', { short: 'WPS', match: ['WPS', 'wage protection file'] }),
  term('Schema', { match: [] }),
]);
function on(html: string, path = '/services/training') {
  return link(html, path).replaceAll('class="term" href="/insights/glossary', 'href="');
}

it.each([
  ['once', '<p>A WPS file. WPS.</p><p>WPS</p>', '<p>A <a href="#wps">WPS</a> file. WPS.</p><p>WPS</p>'],
  ['in the plural', '<p>Wage types.</p>', '<p><a href="#wage-type">Wage types</a>.</p>'],
  ['inside a sentence', '<li>a wage type</li>', '<li>a <a href="#wage-type">wage type</a></li>'],
  ['in another form', '<dd>wage protection file</dd>', '<dd><a href="#wps">wage protection file</a></dd>'],
  ['by its longest', '<td>Employee Central Payroll</td>', '<td><a href="#ecp">Employee Central Payroll</a></td>'],
  [
    'again after a link',
    '<p><br><a href="/x">WPS</a> WPS</p>',
    '<p><br><a href="/x">WPS</a> <a href="#wps">WPS</a></p>',
  ],
])('the first use of a term is linked %s', (_, html, linked) => {
  expect(on(html)).toBe(linked);
});

describe('text that is left alone', () => {
  it.each([
    ['a part of another word', '<p>WPSX, non-WPS, wage typeset, ECP2</p>'],
    ['a name in small letters', '<p>ecp and employee central</p>'],
    ['a link', '<p><a href="/x">WPS</a></p>'],
    ['a heading in a list', '<li><h3>WPS</h3></li>'],
    ['a question that opens', '<li><details><summary>WPS</summary></details></li>'],
    ['an island', '<p><astro-island props="{}"><b>WPS</b></astro-island></p>'],
    ['a drawing or a script', '<p><svg><text>WPS</text></svg><script>WPS</script></p>'],
    ['text under a link that covers it', '<ul data-terms="off"><li><p>WPS</p><ul><li>WPS</li></ul></li></ul>'],
    ['text outside of paragraphs', '<div>WPS</div>'],
    ['a word with an everyday meaning', '<p>schema</p>'],
  ])('%s', (_, html) => {
    expect(on(html)).toBe(html);
  });
  it.each(['/insights/glossary', '/solutions/payroll'])(
    'the glossary, and a page that the term points to: %s',
    (path) => {
      expect(on('<p>WPS</p>', path)).toBe('<p>WPS</p>');
    },
  );
});

it('every term of the glossary can be found by its forms, and no form belongs to two', () => {
  const { terms } = glossary;
  const forms = terms.flatMap(({ term: name, short, match }) => match ?? [name, ...(short ? [short] : [])]);
  expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([]);
  const linker = termLinker(terms);
  for (const form of forms) expect(linker(`<p>${form}</p>`, '/'), form).toContain(`>${form}</a>`);
});
