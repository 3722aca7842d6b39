// One thing that a kind of business sells, spends or buys, with the part of the business that it belongs to.
import type { Asset, Cost, Kind, Sale } from '#catalog/kind/kind.ts';
import type { Pair } from '#catalog/kind/pair.ts';
import type { Language } from '#language/language.ts';
import type { TradeSectionId } from '#template/sections.ts';
import type { Periodicity } from '#template/template.ts';
import type { Levels, Part } from '../business/business.ts';

export type CostSectionId = 'section_cos' | 'section_sga';

export type KindLine =
  | { readonly section: 'section_sales'; readonly part: Part; readonly line: Sale }
  | { readonly section: CostSectionId; readonly part: Part; readonly line: Cost }
  | { readonly section: 'section_fixedassets'; readonly part: Part; readonly line: Asset };

/** What lines are put into numbers with. */
export interface LineContext {
  readonly language: Language;
  readonly levels: Levels;
  /** As it is called in the language. */
  readonly currency: string;
  /** The employer's contributions, in percent of pay. */
  readonly burden: number;
  /** Amounts and quantities are those of its period. */
  readonly periodicity: Periodicity;
  /** Amounts are those of a place that was named. */
  readonly isLocal: boolean;
  /** All that the business does, whose sales percents are taken of. */
  readonly parts: readonly Part[];
  /** What tells its lines from those of the same kind in another size or place. */
  readonly scope: string;
}

export const nameOf = ({ line }: KindLine): Pair => line.name;

export function linesOf(part: Part, section: TradeSectionId): readonly KindLine[] {
  const { kind } = part;
  if (section === 'section_sales') return kind.sales.map((line) => ({ section, part, line }));
  if (section === 'section_cos') return costLinesOf(part, section, kind.costs);
  if (section === 'section_sga') return costLinesOf(part, section, kind.overheads);
  return kind.assets.map((line) => ({ section, part, line }));
}

export const costLinesOf = (
  part: Part,
  section: CostSectionId,
  costs: readonly Cost[],
): readonly KindLine[] => costs.map((line) => ({ section, part, line }));

/** A kind as large as most of it are. */
export const typicalPart = (kind: Kind): Part => ({ kind, size: kind.scale.typical });
