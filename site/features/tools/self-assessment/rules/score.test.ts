import { describe, expect, it } from 'vitest';
import { count } from '../../../../../common/wording.ts';
import { fc } from '../../../../../tests/support/property.ts';
import { assessment as data, isSentence } from '../../../../../tests/support/tools.ts';
import { getOne } from '../../../../content/get-content.ts';
import { type AssessmentChoices, type Choice, score } from './score.ts';

const keys = data.areas.flatMap(({ statements }) => statements.map(({ key }) => key));
function all(choice: Choice): AssessmentChoices {
  return Object.fromEntries(keys.map((key) => [key, choice]));
}
function report(choices: AssessmentChoices) {
  return score(choices, data);
}

describe('the scores', () => {
  it.each<[Choice, number]>([
    ['yes', 100],
    ['partly', 50],
    ['no', 0],
  ])('with %s everywhere are %i', (choice, points) => {
    expect(report(all(choice)).total).toBe(points);
    expect(report(all(choice)).areas.map((area) => area.score)).toEqual(Array(8).fill(points));
  });
  it('weigh the statements, and leave out what is not answered', () => {
    const { total, areas, answered, notes } = report({ a: 'yes', b: 'no', c: 'no' });
    expect({ total, answered }).toEqual({ total: 43, answered: 3 });
    expect(areas[0]).toMatchObject({ score: 43, answered: 3, all: 3, meaning: data.bands.at(-1)?.label });
    expect(areas[1]).toMatchObject({ score: null, meaning: data.result.noScore, answered: 0 });
    expect(notes).toEqual([count(21, data.result.unfinished)]);
  });
  it('begin a band exactly at its number', () => {
    const meaning = (choices: AssessmentChoices) => report(choices).areas[1]?.meaning;
    expect(meaning({ d: 'partly', e: 'partly', f: 'partly' })).toBe(data.bands[1]?.label);
    expect(meaning({ d: 'yes', e: 'yes', f: 'no' })).toBe(data.bands[0]?.label);
  });
});

describe('the actions', () => {
  it.each<[AssessmentChoices, string[]]>([
    [all('no'), ['m', 'p', 'j', 'i', 'a']],
    [{ ...all('yes'), a: 'partly', n: 'no' }, ['n', 'a']],
    [all('yes'), []],
  ])('are the five heaviest gaps, the earliest dated change first: %j', (choices, expected) => {
    const { actions, notes } = report(choices);
    expect(actions.map(({ key }) => key)).toEqual(expected);
    expect(notes).toEqual(expected.length > 0 ? [] : [data.result.noActions]);
  });
  it('name the dated changes that concern them, as the deadlines do', () => {
    const { title } = getOne('deadlines', '2026-11-13-second-half-release');
    expect(report({ m: 'no' }).actions[0]?.changes).toMatchObject([{ title, date: '13 November 2026' }]);
  });
});

it('reports with a reason, whatever is answered', () => {
  const choices = fc.dictionary(
    fc.oneof(fc.constantFrom(...keys), fc.string()),
    fc.constantFrom<Choice>('yes', 'partly', 'no'),
  );
  fc.assert(
    fc.property(choices, (given) => {
      const { headline, reason, areas, actions } = report(given);
      const said = [headline, reason, ...areas.map(({ meaning }) => meaning), ...actions.map(({ text }) => text)];
      expect(said.filter((text) => !isSentence(text))).toEqual([]);
      for (const area of areas) expect(area.score === null).toBe(area.answered === 0);
      expect(actions.length).toBeLessThanOrEqual(5);
      for (const { key } of actions) expect(given[key]).not.toBe('yes');
    }),
    { numRuns: 300 },
  );
});
