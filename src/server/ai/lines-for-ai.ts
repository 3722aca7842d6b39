// The lines of a kind of business as an AI reads them: short, with the range of each number.
import type { GroundingFigure, GroundingKind, GroundingLine } from '#generate/proposal/grounding.ts';

const numberForAi = ({ figure, low, typical, high, isForEach }: GroundingFigure) => ({
  ...{ figure, low, typical, high },
  ...(isForEach && { each: true }),
});

/** Numbers that a further line has otherwise than the line that it is like. */
function furtherOf({ figures, further }: GroundingLine) {
  const isOther = ({ figure, typical }: GroundingFigure) =>
    !figures.some((one) => one.figure === figure && one.typical === typical);
  return further.filter(isOther).map(numberForAi);
}

function lineForAi(line: GroundingLine) {
  const further = furtherOf(line);
  return {
    ...{ id: line.id, name: line.name, numbers: line.figures.map(numberForAi) },
    ...(further.length > 0 && { further }),
  };
}

export const linesForAi = ({ id, name, size, lines }: GroundingKind) => ({
  ...{ id, name, size },
  lines: lines.map(lineForAi),
});
