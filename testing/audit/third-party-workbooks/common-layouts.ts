// Workbooks laid out as people commonly do it, written with exceljs: formulas keep no values until a spreadsheet opens them.
import ExcelJS from 'exceljs';

type Cell = string | number | Date | null;

interface Sheet {
  readonly title: string;
  readonly lines: readonly (readonly Cell[])[];
  /** Number formats by line, counted from 1. */
  readonly formats?: Readonly<Record<number, string>>;
  readonly boldLines?: readonly number[];
  readonly blueLines?: readonly number[];
}

function fill(
  sheet: ExcelJS.Worksheet,
  { lines, formats = {}, boldLines = [], blueLines = [] }: Sheet,
): void {
  for (const [row, cells] of lines.entries()) {
    for (const [column, value] of cells.entries()) {
      if (value === null) continue;
      const cell = sheet.getCell(row + 1, column + 1);
      const isFormula = typeof value === 'string' && value.startsWith('=');
      cell.value = isFormula ? { formula: value.slice(1) } : value;
      const format = column === 0 ? undefined : formats[row + 1];
      if (format !== undefined) cell.numFmt = format;
    }
  }
  for (const line of boldLines) sheet.getRow(line).font = { name: 'Calibri', bold: true };
  for (const line of blueLines) sheet.getRow(line).font = { name: 'Calibri', color: { argb: 'FF0000FF' } };
}

async function written(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  for (const sheet of sheets) fill(workbook.addWorksheet(sheet.title), sheet);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

const columns = ['B', 'C', 'D', 'E', 'F'];
const across = (formula: (column: string, before: string) => string): readonly string[] =>
  columns.map((column, place) => formula(column, columns[place - 1] ?? 'A'));

/** Assumptions and a model, both with years across. */
export const yearsAcross = (): Promise<Uint8Array> =>
  written([
    {
      title: 'Assumptions',
      lines: [
        ['Cafe: assumptions'],
        [],
        ['', 2024, 2025, 2026, 2027, 2028],
        ['Revenue growth %', 0.1, 0.12, 0.1, 0.08, 0.05],
        ['Cost of sales %', 0.4, 0.4, 0.41, 0.4, 0.4],
        ['Rent, USD thousand', 1200, 1300, 1400, 1500, 1600],
      ],
      formats: { 4: '0.0%', 5: '0.0%', 6: '#,##0' },
      boldLines: [1, 3],
      blueLines: [4, 5, 6],
    },
    {
      title: 'Model',
      lines: [
        ['USD thousand', 2024, 2025, 2026, 2027, 2028],
        ['Revenue', 10000, ...across((column, before) => `=${before}2*(1+Assumptions!${column}4)`).slice(1)],
        ['Cost of sales', ...across((column) => `=${column}2*Assumptions!${column}5`)],
        ['Rent', ...across((column) => `=Assumptions!${column}6`)],
        ['Profit', ...across((column) => `=${column}2-${column}3-${column}4`)],
      ],
      formats: { 2: '#,##0', 3: '#,##0', 4: '#,##0', 5: '#,##0' },
      boldLines: [1],
    },
  ]);

const starts = [0, 1, 2, 3, 4].map((month) => new Date(Date.UTC(2027, month, 1)));

/** One sheet of a Russian budget: months across, blocks under headings, totals at the right. */
export const monthsAcross = (): Promise<Uint8Array> =>
  written([
    {
      title: 'Бюджет',
      lines: [
        ['Бюджет, тыс. руб.'],
        ['Статья', ...starts, 'Итого'],
        ['Доходы'],
        ['Продажи', 100, 110, 120, 130, 140, '=SUM(B4:F4)'],
        ['Услуги', 50, 50, 55, 55, 60, '=SUM(B5:F5)'],
        ['Итого доходы', ...across((column) => `=SUM(${column}4:${column}5)`), '=SUM(B6:F6)'],
        [],
        ['Расходы'],
        ['Аренда', 30, 30, 30, 30, 30, '=SUM(B9:F9)'],
        ['Прибыль', ...across((column) => `=${column}6-${column}9`), '=SUM(B10:F10)'],
      ],
      formats: { 2: 'mmm.yy' },
      boldLines: [1, 2],
    },
  ]);

/** A loan's schedule: time runs down. */
export const timeDown = (): Promise<Uint8Array> =>
  written([
    {
      title: 'Loan',
      lines: [
        ['Principal', 100000],
        ['Rate', 0.08],
        [],
        ['Date', 'Opening', 'Interest', 'Closing'],
        ...starts.map((date, month) => {
          const line = month + 5;
          return [date, month === 0 ? '=B1' : `=D${line - 1}`, `=B${line}*$B$2/12`, `=B${line}+C${line}`];
        }),
      ],
    },
  ]);

const actuals = [900, 950];

/** Two typed years of actual figures before three of forecast, an opening balance, and totals at the right, one of them typed. */
export const actualsAndForecast = (): Promise<Uint8Array> =>
  written([
    {
      title: 'Drivers',
      lines: [
        ['', 2022, 2023, 2024, 2025, 2026],
        ['Growth %', 0.1, 0.1, 0.1, 0.1, 0.1],
        ['Margin %', 0.5, 0.5, 0.5, 0.5, 0.5],
        ['Tax %', 0.2, 0.2, 0.2, 0.2, 0.2],
        ['Repaid, EUR', 10, 10, 10, 10, 10],
      ],
      formats: { 2: '0.0%', 3: '0.0%', 4: '0.0%' },
      blueLines: [2, 3, 4, 5],
    },
    {
      title: 'Model',
      lines: [
        ['EUR', 2022, 2023, 2024, 2025, 2026, 'Total'],
        [
          'Sales',
          ...actuals,
          ...across((at, before) => `=${before}2*(1+Drivers!${at}2)`).slice(2),
          '=SUM(B2:F2)',
        ],
        ['Costs', 450, 500, ...across((at) => `=${at}2*(1-Drivers!${at}3)`).slice(2), '=SUM(B3:F3)'],
        ['Profit before tax', ...across((at) => `=${at}2-${at}3`), '=SUM(B4:F4)'],
        ['Tax', 90, 90, ...across((at) => `=${at}4*Drivers!${at}4`).slice(2), 500],
        ['Profit', ...across((at) => `=${at}4-${at}5`), '=SUM(B6:F6)'],
        [],
        ['Debt', 100, ...across((at, before) => `=${before}8-Drivers!${at}5`).slice(1)],
      ],
    },
  ]);
