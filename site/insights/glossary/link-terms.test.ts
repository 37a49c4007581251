import { describe, expect, it } from 'vitest';
import { glossary } from '../../../tests/support/insights.ts';
import { termLinker } from './link-terms.ts';
import type { Term } from './schema.ts';

const term = (name: string, more: Partial<Term> = {}): Term => ({
  term: name,
  text: 'What it means.',
  links: [{ label: 'Payroll', href: '/solutions/payroll' }],
  ...more,
});
const link = termLinker([
  term('Employee Central'),
  term('Employee Central Payroll', { short: 'ECP' }),
  term('Wage type'),
  term('Wage protection system', { short: 'WPS', match: ['WPS', 'wage protection file'] }),
  term('Schema', { match: [] }),
]);
const on = (html: string, path = '/services/training') => link(html, path).replaceAll('/insights/glossary', '');

describe('the first use of a term', () => {
  it('leads to its place in the glossary, later uses stay text', () => {
    expect(on('<p>A WPS file. Another WPS file.</p><p>WPS</p>')).toBe(
      '<p>A <a class="term" href="#wps">WPS</a> file. Another WPS file.</p><p>WPS</p>',
    );
  });
  it('is found in the plural, at the start of a sentence and in another form', () => {
    expect(on('<p>Wage types.</p>')).toContain('>Wage types</a>');
    expect(on('<li>a wage type</li>')).toContain('>wage type</a>');
    expect(on('<dd>the wage protection file</dd>')).toContain('#wps">wage protection file</a>');
  });
  it('is the longest name that fits', () => {
    expect(on('<td>Employee Central Payroll</td>')).toBe(
      '<td><a class="term" href="#ecp">Employee Central Payroll</a></td>',
    );
  });
  it('is no part of another word', () => {
    expect(on('<p>WPSX, non-WPS, wage typeset, ECP2</p>')).not.toContain('<a');
  });
  it('keeps the case of abbreviations and names', () => {
    expect(on('<p>ecp and employee central</p>')).not.toContain('<a');
  });
});

describe('text that is left alone', () => {
  it.each([
    ['a link', '<p><a href="/x">WPS</a></p>'],
    ['a heading', '<h2>WPS</h2>'],
    ['a heading in a list', '<li><h3>WPS</h3></li>'],
    ['a question that opens', '<li><details><summary>WPS</summary></details></li>'],
    ['an island', '<p><astro-island props="{}"><b>WPS</b></astro-island></p>'],
    ['a drawing or a script', '<p><svg><text>WPS</text></svg><script>WPS</script></p>'],
    ['the label of a field', '<li><label>WPS</label></li>'],
    ['text under a link that covers it', '<ul data-terms="off"><li><p>WPS</p><ul><li>WPS</li></ul></li></ul>'],
    ['text outside of paragraphs', '<div>WPS</div>'],
    ['a word with an everyday meaning', '<p>schema</p>'],
  ])('%s', (_, html) => {
    expect(on(html)).toBe(html);
  });
  it('and what comes after it is linked again', () => {
    expect(on('<p>x<br><img src="/a.png"> <a href="/x">WPS</a> and WPS</p>')).toContain('</a> and <a class="term"');
    expect(on('<ul data-terms="off"><li>WPS</li></ul><p>WPS</p>')).toContain('<p><a class="term"');
  });
  it('the glossary, and a page that the term points to', () => {
    expect(link('<p>WPS</p>', '/insights/glossary')).toBe('<p>WPS</p>');
    expect(link('<p>WPS</p>', '/solutions/payroll')).toBe('<p>WPS</p>');
  });
  it('but not another insight, whatever the term points to', () => {
    const linked = termLinker([
      term('GOSI', { links: [{ label: 'Payroll in the Gulf', href: '/insights/payroll-gulf' }] }),
    ]);
    expect(linked('<p>GOSI</p>', '/insights/payroll-gulf')).toContain('#gosi');
  });
});

it('every term of the glossary can be found by its forms, and no form belongs to two', () => {
  const { terms } = glossary;
  const forms = terms.flatMap(({ term: name, short, match }) => match ?? [name, ...(short ? [short] : [])]);
  expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([]);
  const linker = termLinker(terms);
  for (const form of forms) expect(linker(`<p>${form}</p>`, '/'), form).toContain(`>${form}</a>`);
});
