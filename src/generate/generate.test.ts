// Tests what a line becomes: the name, the note and the sentence of its model, whatever the line is.
import { describe, expect, test } from 'vitest';
import { kindById } from '#catalog/kinds/kinds.ts';
import { sources } from '#catalog/sources.ts';
import { readToStore } from '#template/read-template.ts';
import { type GenerateRequest, generate, understandLine } from './generate.ts';
import { settledSentence, spoken } from './settled-sentence.ts';

const made = (text: string, changed: Partial<GenerateRequest> = {}) =>
  generate({
    ...{ text, language: 'en', currency: null, dateStart: '2027-01-01', periodicity: 'year', periodCount: 3 },
    ...{ uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0 },
    ...changed,
  });
const noteOf = (text: string, changed: Partial<GenerateRequest> = {}): readonly string[] =>
  made(text, changed).template.description.split('\n');

const cafe: Partial<GenerateRequest> = { answers: { kindIds: ['cafe'], countryId: 'PT' } };

describe('the note', () => {
  test('says what the line was understood as, and where', () => {
    const note = noteOf('my place', { answers: { kindIds: ['cafe'], countryId: 'PT', size: 30 } });
    expect(note[0]).toBe('Made from “my place”, understood as: Café · Portugal · 30 seats · EUR.');
    expect(made('a café in Porto').template.businessCountryId).toBe('PT');
    expect(made('a café').template.businessCountryId).toBeUndefined();
    expect(note[1]).toBe('Prices, pay and taxes are those usual in Portugal in 2025, by our estimate.');
    expect(note).toContain(
      'Scenarios: base, a slow start and a strong one; pick one on the assumptions sheet.',
    );
  });

  test('is in Russian for a Russian model', () => {
    const [first, second] = noteOf('место', {
      language: 'ru',
      answers: { kindIds: ['cafe'], countryId: 'RU' },
    });
    expect(first).toMatch(/^Составлена по строке «место», понятой так: .* · Россия · /);
    expect(second).toBe('Цены, зарплаты и налоги — обычные в России в 2026 году, по нашей оценке.');
  });

  test('says that no place was named', () => {
    expect(noteOf('my place', { answers: { kindIds: ['cafe'] } })[1]).toBe(
      'No place was named, so prices and pay are taken as in the United States.',
    );
  });

  test('says that a place was named which is not in the catalogue', () => {
    const [made, place] = noteOf('hotel with a restaurant in Zyxburg', {
      answers: { partSizes: { hotel: 30, restaurant: 60 } },
    });
    expect(made).toBe(
      'Made from “hotel with a restaurant in Zyxburg”, understood as: Hotel + Restaurant · United States (“Zyxburg” is not in the catalogue) · 30 rooms · 60 seats · USD.',
    );
    expect(place).toBe(
      'The place “Zyxburg” is not among those known here, so prices and pay are taken as in the United States.',
    );
    const [, russian] = noteOf('отель на Жыжлях', { language: 'ru' });
    expect(russian).toBe(
      'Места «Жыжлях» среди известных здесь нет, поэтому цены и зарплаты взяты как в России.',
    );
  });

  test('says first that a business was not recognised', () => {
    const { settled, template } = made('zzzqq xxyyz');
    expect(settled.isUnknown).toBe(true);
    expect(template.description).toMatch(
      /^The kind of business was not recognised, so this is what most businesses have/,
    );
  });

  test('names the sources that figures of the kind are from, and no others', () => {
    const used = JSON.stringify(kindById('hair_salon'));
    const note = noteOf('x', { answers: { kindIds: ['hair_salon'] } });
    const named = sources.filter(({ title }) => note.some((line) => line.includes(`“${title}”`)));
    expect(named.length).toBeGreaterThan(0);
    for (const { id } of named) expect(used).toContain(`"source":"${id}"`);
    expect(note).toContain('Sources:');
    // The kind for the unknown rests on estimates alone.
    expect(noteOf('zzzqq xxyyz')).not.toContain('Sources:');
  });
});

describe('a line that is no plain line', () => {
  const hostile = '=HYPERLINK("http://evil.example") <script>alert(1)</script> {{name}} \u0000 \u202E';

  test('stays the text that it is', () => {
    const { template } = made('=1+1 <b>café</b>', cafe);
    expect(template.name).toBe('=1+1 <b>café</b>');
    expect(template.description).toContain('“=1+1 <b>café</b>”');
  });

  test('is a template that is accepted all the same', () => {
    const { template } = made(hostile, cafe);
    expect(readToStore(JSON.parse(JSON.stringify(template))).faults).toEqual([]);
    const { template: long } = made('café '.repeat(2000), cafe);
    expect(readToStore(long).faults).toEqual([]);
    expect(long.name.length).toBeLessThanOrEqual(51);
  });

  test('of several lines is one, and of a long one the trade and the place are the name', () => {
    expect(made('  a café\n\n in Lisbon ', cafe).template.name).toBe('a café in Lisbon');
    const long = 'a small café with two rooms and a garden at the nearest station';
    expect(made(long, cafe).template.name).toBe('Café, Portugal');
    expect(made(long, cafe).template.description).toContain(`Made from “${long}”`);
    // The first 50 characters of what nobody understands end within a word.
    const unknown = 'a qwerty of the asdfgh that zxcvbn and uiop with hjkl and bnmvcx';
    expect(made(unknown, {}).template.name).toBe('a qwerty of the asdfgh that zxcvbn and uiop with…');
  });

  test('that says nothing still makes a model', () => {
    const { template } = made('   ', cafe);
    expect(readToStore(template).faults).toEqual([]);
  });
});

test('a hotel with a restaurant has the costs of its premises once', () => {
  const { template } = made('x', { answers: { kindIds: ['hotel', 'restaurant'], countryId: 'PT' } });
  const names = template.data.coreResources.map(({ name }) => name);
  for (const shared of ['Insurance', 'Utilities', 'Accounting']) {
    expect(names.filter((name) => name.startsWith(shared))).toEqual([shared]);
  }
  expect(names).toContain('Rooms');
});

test('amounts are shown as large as the business is', () => {
  const unitsOf = (kindId: string, size: number) =>
    made('x', { answers: { kindIds: [kindId], size } }).template.moneyUnits;
  // A seat of a café sells for about 15,000 dollars a year, a room of a resort for several times as much.
  expect(unitsOf('cafe', 10)).toBe('units');
  expect(unitsOf('cafe', 1000)).toBe('thousand');
  expect(unitsOf('spa_resort', 20_000)).toBe('mln');
});

test('the sentence has the currency that was typed', () => {
  const terms = { language: 'en', dateStart: '2027-01-01', periodicity: 'month', periodCount: 12 } as const;
  const settled = understandLine(
    '',
    { ...terms, currency: 'doubloons' },
    { kindIds: ['cafe'], countryId: 'PT' },
  );
  expect(spoken(settledSentence(settled))).toMatch(/^Café · Portugal · \d+ seats · doubloons$/);
  const owned = understandLine('', { ...terms, currency: null }, { kindIds: ['cafe'], isOwned: true });
  expect(settledSentence(owned).map(({ part }) => part)).toContain('premises');
});

test('a size says whether its author named it, in the unit that was said, or it is what is typical', () => {
  const sizeOf = (text: string, changed: Partial<GenerateRequest> = {}) => {
    const { divisions } = made(text, changed).template.data;
    const [driver] = divisions[0]?.sectionResources.section_drivers ?? [];
    const [size] = driver?.flows[0]?.fcst ?? [];
    return [size?.scenarios[0]?.data, size?.provenance?.source];
  };
  expect(sizeOf('café with 30 seats')).toEqual(['30', 'As said of the business']);
  // A table of a café is three seats, typed as it was said.
  expect(sizeOf('café with 10 tables')).toEqual(['10', 'As said of the business']);
  expect(sizeOf('café', { answers: { size: 25 } })).toEqual(['25', 'As said of the business']);
  expect(sizeOf('café')[1]).toMatch(/^Our estimate, usually \d+ to \d+$/);
  expect(sizeOf('кофейня', { language: 'ru' })[1]).toMatch(/^Наша оценка, обычно от \d+ до \d+$/);
});
