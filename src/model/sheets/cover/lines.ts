// Breaks running text into lines that fit beside the label column, so that no cell has to be merged or wrapped.

const longestLine = 90;

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
  return line === '' ? lines : [...lines, line];
}

export const textLines = (text: string): readonly string[] => text.split(/\r\n|\r|\n/).flatMap(linesOf);
