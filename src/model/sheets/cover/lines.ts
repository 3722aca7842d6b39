// Breaks running text into lines that fit beside the label column, so that no cell has to be merged or wrapped.

const longestLine = 90;

/** A single word on a line of its own looks like a separate item. */
const shortestEnd = 18;

/** A word longer than a line is cut. */
const pieces = (word: string): readonly string[] => word.match(new RegExp(`.{1,${longestLine}}`, 'gu')) ?? [];

function linesOf(paragraph: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/).flatMap(pieces)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > longestLine) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : withFullEnd([...lines, line]);
}

/** Words move down from the previous line when the last one would be too short. */
function withFullEnd(lines: readonly string[]): readonly string[] {
  const [before, end] = lines.slice(-2);
  const blank = before?.lastIndexOf(' ') ?? -1;
  if (before === undefined || end === undefined || end.length >= shortestEnd || blank < 0) return lines;
  const moved = [before.slice(0, blank), `${before.slice(blank + 1)} ${end}`];
  return (moved[1]?.length ?? 0) > longestLine ? lines : withFullEnd([...lines.slice(0, -2), ...moved]);
}

export const textLines = (text: string): readonly string[] => text.split(/\r\n|\r|\n/).flatMap(linesOf);
