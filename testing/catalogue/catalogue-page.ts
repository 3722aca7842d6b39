// Writes docs/catalogue.md: how the catalogue's numbers are meant, every kind of business, and every source.
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { families, kinds } from '#catalog/kinds/kinds.ts';
import { countries } from '#catalog/places/places.ts';
import type { Source } from '#catalog/sources/source.ts';
import { sources } from '#catalog/sources.ts';

const cities = countries.reduce((sum, country) => sum + country.cities.length, 0);

function citedBy(value: unknown, found: Set<string>): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('source' in value && typeof value.source === 'string') found.add(value.source);
  for (const one of Object.values(value)) citedBy(one, found);
  return found;
}

const cell = (text: string): string => text.replaceAll('|', '/');

function kindRow(kind: Kind): string {
  const { name, scale, industry } = kind;
  const cited = [...citedBy(kind, new Set())].sort().join(', ');
  const [one, many] = inLanguage(scale.counted, 'en').split('|');
  const size = `${scale.typical.toLocaleString('en')} ${scale.typical === 1 ? one : many}`;
  const cells = [
    inLanguage(name, 'en'),
    inLanguage(name, 'ru'),
    size,
    industry ?? '',
    cited === '' ? 'our estimate' : cited,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

const familyPart = ([family, of]: readonly [string, readonly Kind[]]): readonly string[] => [
  '',
  `### ${family.slice(0, 1).toUpperCase()}${family.slice(1)}`,
  '',
  '| Kind | На русском | Typical size | Industry | Sources |',
  '| --- | --- | --- | --- | --- |',
  ...of.map(kindRow),
];

const sourceRow = ({ id, publisher, title, year, address, copy, licence, figures }: Source): string => {
  const read = figures.map(({ what, value }) => `${what.en}: ${value}`).join('; ');
  const named = copy === undefined ? `[${title}](${address})` : `${title}, read in [a public copy](${copy})`;
  return `| ${[id, publisher, named, String(year ?? ''), licence, read].map(cell).join(' | ')} |`;
};

const introduction = `# The catalogue of businesses

${kinds.length} kinds of business in ${Object.keys(families).length} families, from which a model is made of one line. This page is written by \`npm run catalogue-page\` from the data in \`src/catalog\`; a test holds it to them.

## What a kind says
What it sells, its costs, its people, its overheads and what it buys, each with a typical number and the range that most businesses are in; the volumes that sales and costs follow (rooms x nights x occupancy, masters x visits x use, members who come and go); how it fills up, grows and has seasons; days of payment; what part is usually borrowed; and what is healthy for it once it is full: margins, the share of pay, months until the money has come back. \`src/catalog/kind/kind.ts\` is the schema, and \`npm run kinds -- food\` shows what the models of a family come to at small, typical and large size.

Where nobody says how large a business is, its size is the typical one, or a smaller one of trades that mostly begin smaller (\`src/catalog/kinds/beginnings.ts\`, our estimates).

Amounts are in US dollars of 2025 at the prices of the United States, without sales tax. **A number is our estimate unless a source is named beside it**, and the model says so beside each input. A source is named only where it was read, with its address, year and figures; the ranges beside a cited number may be ours.

## Places
${countries.length} countries and ${cities} cities and regions. A country has a level of prices and a level of pay, those of the United States being 100. An amount is multiplied by the level of the country and of the city, and by the units of the currency for one dollar: costs take the level of prices, staff that of pay, and what is sold is between them by its share of work, which also bears the contributions that employers pay. Machines cost half as in the place and half as everywhere; land and buildings what they cost in the place; software, power and the like about the same everywhere. Where a number follows the sun, the yields of grain or vegetables, or the milk of a cow, it is as much more or less as these are in the country (\`src/catalog/places/natural-levels.ts\`), and so is what is put into a field, by the square root. Taxes, contributions, inflation and interest are rates of the country. All of these are our estimates for the year named beside them, rounded, shown and to be changed: they give a model a sound start and are no advice on tax.

## How a model is corrected
In this order, and each is said on the cover:
1. Stock and payables count for what is bought, not for pay.
2. Where the EBITDA margin of the third year is outside the range of the kind, all prices are moved until it is 1 % inside, by no more than from 0.8 to 1.3 times.
3. The founders’ money and the loan cover the largest cash need of the base scenario and 15 % more, and that of a slow start up to 1.6 times as much; the loan is the usual part of the kind.
4. The season is held down where its best month would be fuller than full.
5. What is still outside its range is named on the cover.
6. The cost of capital is that of the loan after tax and what owners want, 6 % over the loan but no more than 16 % over inflation, by their parts. Where the business, sold at the end, is worth less than it takes, the cover says so and whether dear loans are why.

## Kinds`;

export const cataloguePage = (): string =>
  [
    introduction,
    ...Object.entries(families).flatMap(familyPart),
    '',
    '## Sources',
    '',
    '| Id | Publisher | Title | Year | Licence | Figures read |',
    '| --- | --- | --- | --- | --- | --- |',
    ...sources.map(sourceRow),
    '',
  ].join('\n');
