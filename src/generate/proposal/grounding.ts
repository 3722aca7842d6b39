// What a proposal is held to: the kinds of business that are meant, their lines, and the range of each number.

import type { Figure } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { kinds as allKinds, families, kindById, unknownKind } from '#catalog/kinds/kinds.ts';
import type { Language } from '#language/language.ts';
import { furtherFiguresOf } from './further-figures.ts';
import { type KindList, kindLists, linesIn } from './kind-lists.ts';

export interface GroundingFigure {
  readonly figure: string;
  readonly typical: number;
  readonly low: number;
  readonly high: number;
  /** For each unit of size, such as each room; otherwise for a whole business of typical size. */
  readonly isForEach: boolean;
}

export interface GroundingLine {
  readonly id: string;
  readonly list: KindList;
  readonly name: string;
  /** Only those that may be moved. */
  readonly figures: readonly GroundingFigure[];
  /** Those of a further line like it; none where there can be no other. */
  readonly further: readonly GroundingFigure[];
}

export interface NamedKind {
  readonly id: string;
  readonly name: string;
}

export interface GroundingKind extends NamedKind {
  /** What its size is counted in, such as Groomers, and how large it usually is. */
  readonly size: {
    readonly name: string;
    readonly typical: number;
    readonly low: number;
    readonly high: number;
  };
  readonly lines: readonly GroundingLine[];
}

export interface Grounding {
  /** Those that were understood, the trade first; what any business has where nothing was. */
  readonly kinds: readonly GroundingKind[];
  /** Those that may be meant instead: of the same families, or all where nothing was understood. */
  readonly otherKinds: readonly NamedKind[];
}

const movable = (figures: Readonly<Record<string, Figure>>): readonly GroundingFigure[] =>
  Object.entries(figures)
    .filter(([, { low, high }]) => low < high)
    .map(([figure, { typical, low, high, scaling }]) => ({
      ...{ figure, typical, low, high },
      isForEach: scaling === 'each',
    }));

function groundingKind(kind: Kind, language: Language): GroundingKind {
  const { name, typical, low, high } = kind.scale;
  return {
    id: kind.id,
    name: inLanguage(kind.name, language),
    size: { name: inLanguage(name, language), typical, low, high },
    lines: kindLists.flatMap((list) =>
      linesIn(kind, list).map((line) => ({
        ...{ id: line.id, list },
        name: inLanguage(line.name, language),
        figures: movable(line.figures),
        // A driver that nothing follows would be no line.
        further: list === 'volumes' ? [] : movable(furtherFiguresOf(line.entry)),
      })),
    ),
  };
}

const isMeant = ({ id }: Kind): boolean => id !== unknownKind.id;

/** Unknown ids count for nothing. */
export function groundingOf(kindIds: readonly string[], language: Language): Grounding {
  const asked = [...new Set(kindIds)].flatMap((id) => kindById(id) ?? []);
  const known = asked.length > 0 ? asked : [unknownKind];
  const near = Object.values(families).filter((family) => family.some((kind) => known.includes(kind)));
  const others = known.some(isMeant) ? near.flat() : allKinds;
  return {
    kinds: known.map((kind) => groundingKind(kind, language)),
    otherKinds: others
      .filter((kind) => !known.includes(kind))
      .map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
  };
}
