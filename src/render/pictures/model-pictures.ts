// The pictures of a model, as the gallery shows them: its dashboard, its statements, its charts and its assumptions, each as SVG.
import type { Values } from '#evaluate/evaluate.ts';
import type { Chart } from '#workbook/chart.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { chartSvg } from './chart-svg.ts';
import type { Box, MeasureText } from './drawing.ts';
import { figuresOf, tilesSvg } from './figure-tiles.ts';
import { contentHeight, contentTop, contentWidth, pageMargin, pageSvg } from './page-svg.ts';
import { type PictureBook, pictureBook } from './picture-book.ts';
import { sheetTable } from './sheet-table.ts';
import { tableSvg } from './table-svg.ts';

export interface Picture {
  readonly title: string;
  readonly svg: string;
}

/** What is shown of the dashboard, in this order, as far as a model has it. */
const headline = ['revenue', 'ebitda', 'net_income', 'cash'].map((id) => `dashboard.headline.${id}`);
const single = ['irr', 'payback', 'npv', 'lowest_cash'].map((id) => `dashboard.single.${id}`);

const gap = 24;
const content: Box = { left: pageMargin, top: contentTop, width: contentWidth, height: contentHeight };

const sheetOf = ({ workbook }: PictureBook, id: string): Sheet | undefined =>
  workbook.sheets.find((sheet) => sheet.id === id);

/** Side by side on lines of equal height. */
function chartsSvg(charts: readonly Chart[], box: Box, perLine: number, book: PictureBook): string {
  const lineCount = Math.ceil(charts.length / perLine);
  const width = (box.width - (perLine - 1) * gap) / perLine;
  const height = (box.height - (lineCount - 1) * gap) / Math.max(1, lineCount);
  return charts
    .map((chart, index) => {
      const left = box.left + (index % perLine) * (width + gap);
      const top = box.top + Math.floor(index / perLine) * (height + gap);
      return chartSvg(chart, { left, top, width, height }, book);
    })
    .join('');
}

function dashboardPicture(book: PictureBook): Picture | null {
  const sheet = sheetOf(book, 'dashboard');
  if (sheet === undefined) return null;
  const charts = book.workbook.charts.filter(({ sheetId }) => sheetId === sheet.id).slice(0, 2);
  const singles = figuresOf(sheet, single, book);
  const tileHeight = 160;
  const below = singles.length === 0 ? 0 : tileHeight + gap;
  const top = content.top + tileHeight + gap;
  const middle = { ...content, top, height: content.height - tileHeight - gap - below };
  const parts = [
    tilesSvg(figuresOf(sheet, headline, book), { ...content, height: tileHeight }, book),
    chartsSvg(charts, middle, 2, book),
    tilesSvg(
      singles,
      { ...content, top: content.top + content.height - tileHeight, height: tileHeight },
      book,
    ),
  ];
  return { title: sheet.title, svg: pageSvg(sheet.title, sheet.id, parts.join(''), book) };
}

/** A whole sheet, or the part of it below one heading. */
function tablePicture(book: PictureBook, sheetId: string, heading: string | null = null): Picture | null {
  const sheet = sheetOf(book, sheetId);
  const table = sheet === undefined ? null : sheetTable({ sheet, heading }, book);
  if (sheet === undefined || table === null) return null;
  const title = sheet.rows.find(({ id }) => id === heading)?.label ?? sheet.title;
  return { title, svg: pageSvg(title, sheet.id, tableSvg(table, content, book), book) };
}

const mostCharts = 4;

function chartsPicture(book: PictureBook): Picture | null {
  const sheet = sheetOf(book, 'charts');
  const charts = book.workbook.charts.filter(({ sheetId }) => sheetId === sheet?.id).slice(0, mostCharts);
  if (sheet === undefined || charts.length === 0) return null;
  const drawn = chartsSvg(charts, content, Math.min(2, charts.length), book);
  return { title: sheet.title, svg: pageSvg(sheet.title, sheet.id, drawn, book) };
}

/** A statement by years where the model has a dashboard, or by its periods. */
const statement = (book: PictureBook, heading: string, sheetId: string): Picture | null =>
  tablePicture(book, 'dashboard', heading) ?? tablePicture(book, sheetId);

export function modelPictures(workbook: Workbook, values: Values, measure: MeasureText): readonly Picture[] {
  const book = pictureBook(workbook, values, measure);
  const pictures = [
    dashboardPicture(book),
    statement(book, 'dashboard.heading.income', 'is'),
    chartsPicture(book),
    tablePicture(book, 'cf'),
    statement(book, 'dashboard.heading.balance', 'bs'),
    tablePicture(book, 'assumptions'),
  ];
  return pictures.filter((picture) => picture !== null);
}
