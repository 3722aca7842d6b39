// What tells whether lines are fair to measure by: those that can be known, their languages, and what contradicts itself.
import type { ExpectedModel, LineLanguage } from './line.ts';

type Lines = readonly ExpectedModel[];

const isRussian: Readonly<Record<LineLanguage, boolean>> = { en: false, ru: true };

export const knownAmong = (lines: Lines): Lines => lines.filter(({ isUnknown }) => !isUnknown);

export const russianPart = (lines: Lines): number =>
  lines.filter(({ language }) => isRussian[language]).length / lines.length;

/** Lines that forbid a word which they ask for. */
export const contradictionsIn = (lines: Lines): readonly string[] =>
  lines.flatMap(({ line, sales, spending, assets, never }) =>
    [...sales, ...spending, ...assets]
      .flat()
      .flatMap((asked) =>
        never.filter((stem) => ` ${asked}`.includes(` ${stem}`)).map((stem) => `${line}: ${stem}`),
      ),
  );
