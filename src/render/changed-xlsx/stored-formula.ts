// A formula as files keep it: functions that came after the format was made have a prefix there, which no program shows.

const plainPrefix = '_xlfn.';
const sheetPrefix = '_xlfn._xlws.';

/** Of the sheet alone. */
const sheetFunctions: ReadonlySet<string> = new Set(['FILTER', 'SORT']);

const newerFunctions: ReadonlySet<string> = new Set([
  ...['ACOT', 'ACOTH', 'AGGREGATE', 'ARABIC', 'BASE', 'BITAND', 'BITLSHIFT', 'BITOR', 'BITRSHIFT', 'BITXOR'],
  ...[
    'CEILING.MATH',
    'CEILING.PRECISE',
    'COMBINA',
    'CONCAT',
    'COT',
    'COTH',
    'CSC',
    'CSCH',
    'DAYS',
    'DECIMAL',
  ],
  ...['EXPON.DIST', 'FLOOR.MATH', 'FLOOR.PRECISE', 'FORECAST.LINEAR', 'FORMULATEXT', 'GAMMA', 'IFNA', 'IFS'],
  ...[
    'ISFORMULA',
    'ISOWEEKNUM',
    'LET',
    'MAXIFS',
    'MINIFS',
    'MODE.MULT',
    'MODE.SNGL',
    'NORM.DIST',
    'NORM.INV',
  ],
  ...['NORM.S.DIST', 'NORM.S.INV', 'NUMBERVALUE', 'PDURATION', 'PERCENTILE.EXC', 'PERCENTILE.INC'],
  ...['PERCENTRANK.EXC', 'PERCENTRANK.INC', 'PERMUTATIONA', 'QUARTILE.EXC', 'QUARTILE.INC', 'RANK.AVG'],
  ...[
    'RANK.EQ',
    'RRI',
    'SEC',
    'SECH',
    'SEQUENCE',
    'SHEET',
    'SHEETS',
    'SORTBY',
    'STDEV.P',
    'STDEV.S',
    'SWITCH',
  ],
  ...['TEXTJOIN', 'UNICHAR', 'UNICODE', 'UNIQUE', 'VAR.P', 'VAR.S', 'XLOOKUP', 'XMATCH', 'XOR'],
]);

/** A text, the name of a sheet in apostrophes, or a word that calls something. */
const calls = /"[^"]*"|'[^']*'|(?<![\p{L}\p{N}_.])([A-Za-z][A-Za-z0-9.]*)(?=\()/gu;

export const storedFormula = (formula: string): string =>
  formula.replace(calls, (whole: string, called?: string) => {
    const name = called?.toUpperCase();
    if (name === undefined) return whole;
    if (sheetFunctions.has(name)) return `${sheetPrefix}${name}`;
    return newerFunctions.has(name) ? `${plainPrefix}${name}` : whole;
  });
