// A small company over five years, for tests of the audit: its three statements agree unless a test changes a cell.
import { bookOf } from './book-of.ts';
import type { CellWords } from './sheet-of.ts';

type Cells = Readonly<Record<string, CellWords>>;

/** The year before the forecast stands in C, the years 2027 to 2031 in D to H. */
const columns = ['D', 'E', 'F', 'G', 'H'] as const;
const before: Readonly<Record<string, string>> = { D: 'C', E: 'D', F: 'E', G: 'F', H: 'G' };

const header: Cells = Object.fromEntries(columns.map((column, index) => [`${column}3`, 2027 + index]));

/** {c} is the column of the period, {p} that of the one before. */
function row(line: number, label: string, formula: string | readonly number[], opening?: CellWords): Cells {
  const periods = columns.map((column, index) => {
    const cell =
      typeof formula === 'string'
        ? {
            formula: formula.replaceAll('{c}', column).replaceAll('{p}', before[column] ?? ''),
            style: 'calculation',
          }
        : { value: formula[index] ?? 0, style: 'input' };
    return [`${column}${line}`, cell] as const;
  });
  return {
    [`A${line}`]: label,
    [`B${line}`]: 'EUR',
    ...Object.fromEntries(periods),
    ...(opening === undefined ? {} : { [`C${line}`]: opening }),
  };
}

const inputs: Cells = {
  ...{ A1: 'Inputs', A3: 'Year', ...header },
  ...row(5, 'Sales', [100, 110, 120, 130, 140]),
  ...row(6, 'Cost ratio', [0.5, 0.5, 0.6, 0.6, 0.6]),
  ...row(7, 'Purchases of assets', [20, 0, 10, 0, 0]),
  ...row(8, 'Payout', [0.1, 0.1, 0.1, 0.1, 0.1]),
};

const assets: Cells = {
  ...{ A1: 'Assets', A3: 'Year', ...header },
  ...row(5, 'Opening book value', '{p}8'),
  ...row(6, 'Purchases', 'Inputs!{c}7'),
  ...row(7, 'Depreciation', '{c}5/4'),
  ...row(8, 'Closing book value', '{c}5+{c}6-{c}7', 40),
};

const income: Cells = {
  ...{ A1: 'Income statement', A3: 'Year', ...header },
  ...row(5, 'Revenue', 'Inputs!{c}5'),
  ...row(6, 'Costs', 'Inputs!{c}5*Inputs!{c}6'),
  ...row(7, 'Depreciation', 'Assets!{c}7'),
  ...row(8, 'Net income', '{c}5-{c}6-{c}7'),
  ...row(9, 'Dividends', 'MAX(0,{c}8)*Inputs!{c}8'),
};

const cash: Cells = {
  ...{ A1: 'Cash flow', A3: 'Year', ...header },
  ...row(5, 'Net income', "'Income statement'!{c}8"),
  ...row(6, 'Depreciation', 'Assets!{c}7'),
  ...row(7, 'Cash from operating activities', '{c}5+{c}6'),
  ...row(8, 'Capital expenditure', '-Assets!{c}6'),
  ...row(9, 'Cash from investing activities', '{c}8'),
  ...row(10, 'Dividends paid', "-'Income statement'!{c}9"),
  ...row(11, 'Cash from financing activities', '{c}10'),
  ...row(12, 'Net change in cash', '{c}7+{c}9+{c}11'),
  ...row(13, 'Opening cash', '{p}14'),
  ...row(14, 'Closing cash', '{c}13+{c}12', 60),
};

const balance: Cells = {
  ...{ A1: 'Balance sheet', A3: 'Year', ...header },
  ...row(5, 'Cash', "'Cash flow'!{c}14", 60),
  ...row(6, 'Fixed assets', 'Assets!{c}8', 40),
  ...row(7, 'Total assets', '{c}5+{c}6', '=C5+C6'),
  ...row(8, 'Paid-in capital', '{p}8', 70),
  ...row(9, 'Retained earnings', "{p}9+'Income statement'!{c}8-'Income statement'!{c}9", 30),
  ...row(10, 'Total liabilities and equity', '{c}8+{c}9', '=C8+C9'),
  ...row(12, 'Balance check', 'IF(ABS({c}7-{c}10)>0.000001,1,0)'),
  ...{ A14: 'Model check', C14: '=MIN(1,SUM(D12:H12))' },
};

const sheets = {
  Inputs: inputs,
  Assets: assets,
  'Income statement': income,
  'Cash flow': cash,
  'Balance sheet': balance,
};

export type StatementSheet = keyof typeof sheets;

export type OtherCells = Partial<Readonly<Record<StatementSheet, Cells>>>;

/** With other cells by sheet and address; kept values are missing, as nothing calculated them. */
export const threeStatements = (
  others: OtherCells = {},
  words: Partial<Parameters<typeof bookOf>[0]> = {},
): ReturnType<typeof bookOf> =>
  bookOf({
    ...words,
    sheets: [
      ...Object.entries(sheets).map(([title, cells]) => ({
        title,
        cells: { ...cells, ...Object.entries(others).find(([sheet]) => sheet === title)?.[1] },
      })),
      ...(words.sheets ?? []),
    ],
  });
