// How a volume grows each year: as is usual for its kind, or as somebody says, as far as there is room.
import type { Volume } from '#catalog/kind/kind.ts';
import { volumeFormulas } from '#catalog/kind/volume-formulas.ts';
import type { PartContext } from './context.ts';
import { figureOfAll } from './figured.ts';

/** Of what is typical, in a strong year. */
export const strongLevel = 1.08;
export const mostOfUse = 98;

/** Growth by what somebody says is foreseen for so many years. */
const yearsOfGrowth = 5;

/** What grows each year: as is usual, or as somebody says, as far as there is room. */
export function growthOf(
  { formula, inputs, growth }: Volume,
  { business, part }: Pick<PartContext, 'business' | 'part'>,
): readonly number[] {
  const said = figureOfAll('growth', business);
  if (said === null) return growth ?? part.kind.growth;
  const { moving: id, variables } = volumeFormulas[formula];
  const isPercent = variables.some((variable) => variable.id === id && variable.isPercent === true);
  const use = isPercent ? (inputs[id]?.typical ?? 0) * strongLevel : 0;
  let room = use > 0 ? Math.max(1, mostOfUse / use) : Number.POSITIVE_INFINITY;
  return Array.from({ length: yearsOfGrowth }, () => {
    const rate = Math.min(said, Math.floor((room - 1) * 100));
    room /= 1 + rate / 100;
    return rate;
  });
}
