// The lines of sales of a business that have a price: what each is sold by, and what is usual for it.
import type { Kind, Sale, Volume } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { defaultLanguage } from '#language/language.ts';
import type { Business, Levels } from '../business/business.ts';
import { localFigure } from '../business/money.ts';
import type { Measure } from '../understand/price/said-price.ts';
import { stemsOfName } from './price-nouns.ts';

export interface SoldLine {
  /** 0 for the trade itself. */
  readonly part: number;
  readonly kindId: string;
  readonly name: Pair;
  /** By which it is found in its kind. */
  readonly id: string;
  readonly usual: number;
  /** What is usual in the United States. */
  readonly dollars: number;
  /** Of a volume, so many percent. */
  readonly share: number;
  readonly volume: Volume | null;
  /** What its price is of, with its size as a measure has it; null where it is counted. */
  readonly measures: Readonly<Partial<Record<Measure, number>>>;
  readonly words: ReadonlySet<string>;
  readonly volumeWords: ReadonlySet<string>;
}

const byUnits: Readonly<Record<string, readonly [Measure, number]>> = {
  hours: ['hour', 1],
  nights: ['night', 1],
  'bed days': ['night', 1],
  days: ['day', 1],
  weeks: ['week', 1],
  kg: ['mass', 1],
  t: ['mass', 1000],
  tonnes: ['mass', 1000],
  litres: ['volume', 1],
  hectolitres: ['volume', 100],
  'm²': ['area', 1],
  'm³': ['cubic', 1],
  m: ['length', 1],
  km: ['distance', 1],
  kWh: ['energy', 1],
};
const byMonth: ReadonlySet<string> = new Set(['filled', 'members']);
/** A month of a client, of study, of a place. */
const months = /^months of /u;

function measuresOf(volume: Volume): SoldLine['measures'] {
  const units = inLanguage(volume.units, defaultLanguage);
  const isMonthly = byMonth.has(volume.formula) || months.test(units);
  const [measure, size] = byUnits[units] ?? [];
  // What is let by the night is let by the day too.
  const isNightly = volume.formula === 'nightly' || measure === 'night';
  return {
    ...(isMonthly && { month: 1 }),
    ...(isNightly && { night: 1 }),
    ...(!isNightly && measure !== undefined && size !== undefined && { [measure]: size }),
  };
}

const alwaysAll = 100;

function lineOf(sale: Sale, kind: Kind, part: number, levels: Levels): readonly SoldLine[] {
  if (sale.form !== 'priced' && sale.form !== 'subscription') return [];
  const volume = sale.form === 'priced' ? (kind.volumes.find(({ id }) => id === sale.of) ?? null) : null;
  return [
    {
      ...{ part, kindId: kind.id, name: sale.name, id: inLanguage(sale.name, defaultLanguage) },
      usual: localFigure(sale.price, 'price', levels, kind).typical,
      dollars: sale.price.typical,
      share: sale.form === 'priced' ? sale.part.typical : alwaysAll,
      volume,
      measures: volume === null ? (sale.form === 'priced' ? {} : { month: 1 }) : measuresOf(volume),
      words: stemsOfName(sale.name),
      volumeWords: volume === null ? new Set() : stemsOfName([...volume.name, ...volume.units]),
    },
  ];
}

/** Of a business as it is done. */
export const soldLines = ({ head, others, levels }: Business): readonly SoldLine[] =>
  [head, ...others].flatMap(({ kind }, part) =>
    kind.sales.flatMap((sale) => lineOf(sale, kind, part, levels)),
  );
