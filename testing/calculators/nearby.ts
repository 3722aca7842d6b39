// The numbers of a workbook whose inputs are others by less than anyone could mean.
import { prepare, type Values } from '#evaluate/evaluate.ts';
import { type Random, seededRandom } from '#testing/seeded-random.ts';
import type { Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';

/** Some hundred times what a calculation rounds off. */
const share = 3e-14;

const nudged = (number: number, random: Random): number => number * (1 + share * (random() < 0.5 ? 1 : -1));

const isTyped = ({ role, allowed }: Row): boolean => role === 'input' && allowed?.kind === 'number';

/** A cell that differs here rests on rounding: whether a sum that comes to nothing is a little more or a little less than 0. */
export function nearbyValues(workbook: Workbook, scenario: number): readonly Values[] {
  return [1, 2, 3].map((seed) => {
    const random = seededRandom(seed);
    const calculation = prepare(workbook);
    for (const row of workbook.sheets.flatMap(({ rows }) => rows).filter(isTyped)) {
      const { id, periods } = row;
      if (periods?.kind !== 'values') continue;
      calculation.change(
        id,
        periods.values.map((number) => nudged(number, random)),
      );
    }
    return calculation.values(scenario);
  });
}
