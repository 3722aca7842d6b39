// The lines of a kind of business as an AI reads them: short, with the range of each number.
import type { GroundingKind } from '#generate/proposal/grounding.ts';

export const linesForAi = ({ id, name, size, lines }: GroundingKind) => ({
  ...{ id, name, size },
  lines: lines.map((line) => ({
    id: line.id,
    name: line.name,
    numbers: line.figures.map(({ figure, low, typical, high, isForEach }) => ({
      ...{ figure, low, typical, high },
      ...(isForEach && { each: true }),
    })),
  })),
});
