// Gives every cell of a sheet its own formula where the file stores one for several cells.

interface Shared {
  readonly formula: string;
  readonly column: number;
  readonly line: number;
}

const numberOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function lettersOf(column: number): string {
  const rest = (column - 1) % 26;
  const last = String.fromCharCode(65 + rest);
  return column > 26 ? lettersOf((column - 1 - rest) / 26) + last : last;
}

/** A text in quotes, the name of a sheet in apostrophes, or a cell. */
const pattern =
  /&quot;.*?&quot;|"[^"]*"|(?:'|&apos;).*?(?:'|&apos;)|(?<![\w.$])(\$?)([A-Z]{1,3})(\$?)(\d+)(?![\w.(])/g;

/** What a formula says some columns and lines away: addresses without a dollar move along. */
export const movedFormula = (formula: string, columns: number, lines: number): string =>
  formula.replace(
    pattern,
    (whole, fixedColumn?: string, letters?: string, fixedLine?: string, line?: string) => {
      if (letters === undefined) return whole;
      const column = fixedColumn === '$' ? letters : lettersOf(numberOf(letters) + columns);
      return `${fixedColumn}${column}${fixedLine}${fixedLine === '$' ? line : Number(line) + lines}`;
    },
  );

const sharedCell =
  /(<c\s[^>]*?\br="([A-Z]+)(\d+)"[^>]*>)<f(?=[^>]*\st="shared")[^>]*?\ssi="(\d+)"[^>]*?(?:\/>|>([^<]*)<\/f>)/g;

export function expandSharedFormulas(xml: string): string {
  const known = new Map<string, Shared>();
  return xml.replace(
    sharedCell,
    (_, start: string, letters: string, lineText: string, number: string, text?: string) => {
      const [column, line] = [numberOf(letters), Number(lineText)];
      if (text) known.set(number, { formula: text, column, line });
      const first = known.get(number);
      if (!first) throw new Error(`${letters}${line} shares a formula that nobody has`);
      return `${start}<f>${movedFormula(first.formula, column - first.column, line - first.line)}</f>`;
    },
  );
}
