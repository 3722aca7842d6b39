// The lines of a kind of business under ids of their own, with the numbers that each has.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Asset, Cost, Kind, Sale, Volume } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { defaultLanguage } from '#language/language.ts';

/** Fields of a kind that are lists of lines. */
export const kindLists = ['volumes', 'sales', 'costs', 'overheads', 'assets'] as const;
export type KindList = (typeof kindLists)[number];

export type KindEntry = Volume | Sale | Cost | Asset;

export interface ListedLine {
  readonly id: string;
  readonly name: Pair;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly entry: KindEntry;
}

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'typical' in value;

/** The size of the business itself is said of all of it, never of one line. */
const sizeVariable = 'capacity';

/** Its fields that are numbers with a range; those of a volume are its inputs. */
export function figuresOf(entry: KindEntry): Readonly<Record<string, Figure>> {
  const fields: Readonly<Record<string, unknown>> = 'inputs' in entry ? entry.inputs : { ...entry };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      field !== sizeVariable && isFigure(value) ? [[field, value] as const] : [],
    ),
  );
}

/** The same in each language, and while lines are put in before it. */
export const lineIdOf = (kind: Kind, list: KindList, entry: KindEntry): string =>
  `${kind.id}.${list}.${inLanguage(entry.name, defaultLanguage)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '_')}`;

export const linesIn = (kind: Kind, list: KindList): readonly ListedLine[] =>
  kind[list].map((entry) => ({
    id: lineIdOf(kind, list, entry),
    name: entry.name,
    figures: figuresOf(entry),
    entry,
  }));
