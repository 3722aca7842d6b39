// Finds the input cells of a written file that change nothing: no other number, in no scenario, outside their own sheet.

import { addressOf } from '#audit/book/address.ts';
import type { Book, BookCell } from '#audit/book/book.ts';
import { recalculate } from '#audit/calculate/recalculate.ts';
import type { CellAddress, Recalculation } from '#audit/calculate/recalculation.ts';
import { indexFormulas } from '#audit/formulas/indexing/index-formulas.ts';
import { readXlsx } from '#audit/read/read-xlsx.ts';
import { Work } from '#audit/work/work.ts';
import { palette } from '#render/cells/palette.ts';
import { type Random, seededRandom } from '#testing/seeded-random.ts';

/** What a person might type instead: a little more, much more, much less, nothing, a loss. */
const others = [
  (number: number) => number * 1.1 + 0.01,
  (number: number) => number + 1,
  (number: number) => number * 10 + 1000,
  (number: number) => number / 2,
  () => 0,
  (number: number) => number - 40,
  (number: number) => -number - 1,
] as const;

interface InputCell extends CellAddress {
  readonly number: number;
}

const hasInputStyle = ({ styles }: Book, { style }: BookCell): boolean =>
  styles[style]?.fillColour === palette.inputFill;

const inputsIn = (book: Book): readonly InputCell[] =>
  book.sheets.flatMap((sheet, index) =>
    sheet.cells.flatMap((cell) =>
      typeof cell.value === 'number' && cell.formula === null && hasInputStyle(book, cell)
        ? [{ sheet: index, line: cell.line, column: cell.column, number: cell.value }]
        : [],
    ),
  );

/** The number cells of formulas, but for a sheet; those of the last sheets first, where most things end. */
const calculatedOutside = ({ sheets }: Book, own: number): readonly CellAddress[] =>
  sheets
    .flatMap((sheet, index) =>
      index === own
        ? []
        : sheet.cells.flatMap(({ formula, line, column }) =>
            formula === null ? [] : [{ sheet: index, line, column }],
          ),
    )
    .toReversed();

const validationOf = ({ sheets }: Book, { sheet, line, column }: CellAddress): string | undefined =>
  sheets[sheet]?.validations.find(({ areas }) =>
    areas.some(
      ({ firstLine, lastLine, firstColumn, lastColumn }) =>
        firstLine <= line && line <= lastLine && firstColumn <= column && column <= lastColumn,
    ),
  )?.type;

export interface IdleInputs {
  readonly inputCount: number;
  /** As Sheet!A1. */
  readonly idle: readonly string[];
}

const factors = [0, 0.02, 0.5, 0.9, 1.1, 2, 30] as const;

/** Another company, in which what this one does not need may be needed: other numbers, other days, the same choices. */
const otherCompany = (book: Book, inputs: readonly InputCell[], random: Random) =>
  inputs.flatMap(({ number, ...at }) => {
    const kind = validationOf(book, at);
    if (kind === 'date') return [{ ...at, value: number + Math.floor((random() - 0.6) * 400) }];
    const factor = factors[Math.floor(random() * factors.length)] ?? 1;
    return kind === 'decimal' ? [{ ...at, value: number * factor }] : [];
  });

export interface SelectorCell extends CellAddress {
  readonly scenarioCount: number;
}

/** How many other companies each input is tried in. */
const companies = 12;

export function idleInputs(file: Uint8Array, selector: SelectorCell, seed: number): IdleInputs {
  const { book } = readXlsx(file);
  if (book === null) throw new Error('the audit reads our own files');
  const work = new Work({ steps: Number.POSITIVE_INFINITY });
  const start = recalculate(book, indexFormulas(book, work), work);
  const inputs = inputsIn(book);
  const ofScenarios = Array.from({ length: selector.scenarioCount }, (_, index) => [
    { sheet: selector.sheet, line: selector.line, column: selector.column, value: index + 1 },
  ]);
  const asTyped = ofScenarios.map((changes) => start.withChanges(changes));
  const random = seededRandom(seed);
  const inOthers = Array.from({ length: companies }, (_, index) => {
    const scenario = ofScenarios[index % ofScenarios.length] ?? [];
    return start.withChanges([...otherCompany(book, inputs, random), ...scenario]);
  });
  const results = new Map<number, readonly CellAddress[]>();
  const isFelt = (state: Recalculation, { number, ...at }: InputCell): boolean => {
    const cells = results.get(at.sheet) ?? calculatedOutside(book, at.sheet);
    results.set(at.sheet, cells);
    return others.some((other) => {
      const after = state.withChanges([{ ...at, value: other(number) }]);
      return cells.some((cell) => after.valueAt(cell) !== state.valueAt(cell));
    });
  };
  const idle = inputs.filter((input) => ![...asTyped, ...inOthers].some((state) => isFelt(state, input)));
  return {
    inputCount: inputs.length,
    idle: idle.map(({ sheet, line, column }) => `${book.sheets[sheet]?.title}!${addressOf(line, column)}`),
  };
}
