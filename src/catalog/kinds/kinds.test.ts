// Holds every kind of business of the catalogue to the rules that its models rest on.
import { expect, test } from 'vitest';
import type { Figure } from '../kind/figure.ts';
import { type Cost, industryIds, type Kind, type Sale } from '../kind/kind.ts';
import type { Pair } from '../kind/pair.ts';
import { volumeFormulas } from '../kind/volume-formulas.ts';
import { countries } from '../places/places.ts';
import { sources } from '../sources.ts';
import { kinds, unknownKind } from './kinds.ts';

const fewestKinds = 150;
const mostNameChars = 45;
/** A strong scenario raises use by 8 %; a tenth leaves room for that. */
const strongest = 1.1;
const all: readonly Kind[] = [...kinds, unknownKind];
const cyrillic = /\p{Script=Cyrillic}/u;

const isFigure = (value: object): value is Figure => 'typical' in value && 'low' in value && 'high' in value;

/** Every figure, with the names of the fields that lead to it. */
function figuresIn(value: unknown, path: string): readonly (readonly [path: string, figure: Figure])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isFigure(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => figuresIn(inner, `${path}.${key}`));
}

const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');

function pairsIn(value: unknown, path: string): readonly (readonly [path: string, pair: Pair])[] {
  if (isPair(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, `${path}.${key}`));
}

/** What is wrong, of every kind, so that one run says all of it. */
const wrongOf = (rule: (kind: Kind) => readonly string[], of: readonly Kind[] = all): readonly string[] =>
  of.flatMap((kind) => rule(kind).map((wrong) => `${kind.id}: ${wrong}`));

const duplicatesOf = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

const english = ({ name }: { readonly name: Pair }): string => name[0];
const phrasesOf = (words: string): readonly string[] => words.split(',').map((one) => one.trim());
const costsOf = ({ costs, overheads }: Kind): readonly Cost[] => [...costs, ...overheads];

test('there are many kinds, each with an id of its own, and some in every industry', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(fewestKinds);
  expect(duplicatesOf(all.map(({ id }) => id))).toEqual([]);
  expect(all.filter(({ id }) => !/^[a-z][a-z0-9_]*$/.test(id))).toEqual([]);
  expect(industryIds.filter((id) => !kinds.some(({ industry }) => industry === id))).toEqual([]);
});

test('every figure is finite, not negative and inside its range', () => {
  const wrong = wrongOf((kind) =>
    figuresIn(kind, '')
      .filter(([, { typical, low, high }]) => !(low >= 0 && low <= typical && typical <= high && high < 1e12))
      .map(([path, { typical, low, high }]) => `${path} ${low} ${typical} ${high}`),
  );
  expect(wrong).toEqual([]);
});

test('what is usual goes from low to high', () => {
  const wrong = wrongOf(({ health }) =>
    Object.entries(health).flatMap(([rule, [low, high]]) => (low < high ? [] : [`${rule} ${low} ${high}`])),
  );
  expect(wrong).toEqual([]);
});

test('a source that is named exists', () => {
  const known = new Set(sources.map(({ id }) => id));
  const wrong = wrongOf((kind) =>
    figuresIn(kind, '').flatMap(([path, { source }]) =>
      source === undefined || known.has(source) ? [] : [`${path} ${source}`],
    ),
  );
  expect(wrong).toEqual([]);
});

test('a volume has a number for each variable of its formula that is not read from elsewhere', () => {
  const wrong = wrongOf(({ volumes }) =>
    volumes.flatMap(({ id, formula, inputs }) => {
      const wanted = volumeFormulas[formula].variables
        .filter((variable) => !('reference' in variable) && variable.id !== 'months')
        .map((variable) => variable.id);
      const had = Object.keys(inputs);
      return had.toSorted().join() === wanted.toSorted().join() ? [] : [`${id} has ${had}, not ${wanted}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('the size of a business enters each of its volumes once at most', () => {
  const eachOf = ({ inputs }: Kind['volumes'][number]) =>
    Object.values(inputs).filter(({ scaling }) => scaling === 'each').length;
  expect(wrongOf(({ volumes }) => volumes.filter((one) => eachOf(one) > 1).map(({ id }) => id))).toEqual([]);
});

test('sales follow volumes or sales that there are, costs too', () => {
  const wrong = wrongOf((kind) => {
    const known = new Set([...kind.volumes.map(({ id }) => id), ...kind.sales.map(english)]);
    const read = (row: Sale | Cost): readonly string[] =>
      'of' in row && row.of !== null && (!known.has(row.of) || row.of === english(row))
        ? [`${english(row)} of ${row.of}`]
        : [];
    return [...kind.sales, ...costsOf(kind)].flatMap(read);
  });
  expect(wrong).toEqual([]);
});

test('ids of volumes and names of lines are told apart within a kind', () => {
  const wrong = wrongOf((kind) => [
    ...duplicatesOf(kind.volumes.map(({ id }) => id)),
    ...[kind.volumes, kind.sales, kind.costs, kind.overheads, kind.assets].flatMap((rows) => [
      ...duplicatesOf(rows.map(({ name }) => name[0].toLowerCase())),
      ...duplicatesOf(rows.map(({ name }) => name[1].toLowerCase())),
    ]),
  ]);
  expect(wrong).toEqual([]);
});

test('texts are in their language, without spaces around them', () => {
  const wrong = wrongOf((kind) =>
    pairsIn({ ...kind, words: null, sales: kind.sales, health: null }, '')
      .filter(([, [en, ru]]) => en === '' || cyrillic.test(en) || `${en}${ru}` !== `${en.trim()}${ru.trim()}`)
      .map(([path, pair]) => `${path} ${pair}`),
  );
  expect(wrong).toEqual([]);
});

test('names of kinds and of lines are in Russian letters in Russian, and not long', () => {
  const wrong = wrongOf((kind) => {
    const rows = [kind.volumes, kind.sales, kind.costs, kind.overheads, kind.assets].flat();
    return [kind.name, ...rows.map(({ name }) => name)]
      .filter(([en, ru]) => !cyrillic.test(ru) || Math.max(en.length, ru.length) > mostNameChars)
      .map(([en, ru]) => `${en} | ${ru}`);
  });
  expect(wrong).toEqual([]);
});

test('sizes are counted in the forms that each language has', () => {
  const wrong = wrongOf(({ scale: { counted } }) => {
    const forms = counted.map((one) => one.split('|').filter((form) => form.trim() !== '').length);
    return forms.join() === '2,3' ? [] : [counted.join(' / ')];
  });
  expect(wrong).toEqual([]);
});

test('words of all eight languages are there, each once; nobody types what is for the unknown', () => {
  const wrong = wrongOf(({ words }) => {
    const languages = Object.entries(words);
    const found = languages.flatMap(([language, text]) => {
      const phrases = phrasesOf(text);
      const empty = phrases.filter((phrase) => phrase === '').map(() => 'an empty phrase');
      return [...empty, ...duplicatesOf(phrases)].map((phrase) => `${language} ${phrase}`);
    });
    return languages.length === 8 ? found : [`${languages.length} languages`];
  }, kinds);
  expect(wrong).toEqual([]);
  expect(Object.values(unknownKind.words).join('')).toBe('');
});

test('Russian words are in Russian letters, English words are not', () => {
  const wrong = wrongOf(
    ({ words: { en, ru } }) => [
      ...phrasesOf(en).filter((phrase) => cyrillic.test(phrase)),
      ...(cyrillic.test(ru) ? [] : [ru]),
    ],
    kinds,
  );
  expect(wrong).toEqual([]);
});

test('no two kinds are called by the same phrase', () => {
  const owners = new Map<string, Set<string>>();
  for (const { id, words } of kinds) {
    for (const [language, text] of Object.entries(words)) {
      for (const phrase of phrasesOf(text)) {
        const key = `${language} ${phrase.toLowerCase()}`;
        owners.set(key, (owners.get(key) ?? new Set()).add(id));
      }
    }
  }
  const shared = [...owners].filter(([, ids]) => ids.size > 1).map(([key, ids]) => `${key}: ${[...ids]}`);
  expect(shared).toEqual([]);
});

test('percents are between 0 and 100', () => {
  const wrong = wrongOf((kind) => {
    const ofVolumes = kind.volumes.flatMap(({ formula, inputs }) =>
      volumeFormulas[formula].variables
        .filter(({ isPercent }) => isPercent === true)
        .flatMap(({ id }) => inputs[id] ?? []),
    );
    const ofSales = kind.sales.flatMap((sale) => {
      if (sale.form === 'priced') return [sale.part];
      if (sale.form === 'share') return [sale.share];
      return sale.form === 'subscription' ? [sale.churn] : [];
    });
    // What one line of sales brings in may cost more than it brings: couriers of a delivery that customers pay in part.
    const ofCosts = costsOf(kind).flatMap((cost) =>
      cost.form === 'share' && cost.of === null ? [cost.share] : [],
    );
    return [...ofVolumes, ...ofSales, ...ofCosts, kind.borrowed, kind.ramp.from]
      .filter(({ low, high }) => low < 0 || high > 100)
      .map(({ low, typical, high }) => `${low} ${typical} ${high}`);
  });
  expect(wrong).toEqual([]);
});

test('nothing is used to more than it holds once it has grown, in a strong start too', () => {
  const wrong = wrongOf((kind) =>
    kind.volumes.flatMap(({ id, formula, inputs, growth = kind.growth }) => {
      const use = inputs[volumeFormulas[formula].moving];
      const isPercent = volumeFormulas[formula].variables.some(
        (one) => one.id === volumeFormulas[formula].moving && one.isPercent === true,
      );
      const grown = growth.reduce((level, rate) => level * (1 + rate / 100), use?.typical ?? 0);
      return isPercent && grown * strongest >= 100 ? [`${id} ${grown}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('what is bought lasts, days are days, and sizes are sizes', () => {
  const wrong = wrongOf(({ assets, terms, scale }) => [
    ...assets.filter(({ life }) => !(Number.isInteger(life) && life > 0 && life <= 100)).map(english),
    ...Object.entries(terms)
      .filter(([, days]) => !(Number.isInteger(days) && days >= 0 && days <= 365))
      .map(([name, days]) => `${name} ${days}`),
    ...(scale.low > 0 && scale.low <= scale.typical && scale.typical <= scale.high ? [] : ['size']),
  ]);
  expect(wrong).toEqual([]);
});

test('a level of its own is one of a country, and within three times what is usual there', () => {
  const ids = new Set(countries.map(({ id }) => id));
  const wrong = kinds.filter(({ ownLevels = {} }) =>
    Object.entries(ownLevels).some(
      ([id, { prices, pay, volumes = 1 }]) =>
        !ids.has(id) || [prices, pay, volumes].some((level) => level < 1 / 3 || level > 3),
    ),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(kinds.filter(({ ownLevels }) => ownLevels).length).toBeGreaterThan(10);
});

test('plans of which each customer has one are lines of sales, and nobody has two of them', () => {
  const wrong = wrongOf(({ plans = [], sales }) => {
    const found = sales.flatMap((sale) =>
      sale.form === 'priced' && plans.includes(sale.name[0]) ? [sale.part.typical] : [],
    );
    const all = found.reduce((sum, part) => sum + part, 0);
    return found.length === plans.length && all <= 100 ? [] : ['plans'];
  });
  expect(wrong).toEqual([]);
  expect(kinds.filter(({ plans }) => plans).length).toBeGreaterThan(2);
});
