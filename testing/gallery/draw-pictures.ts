// Draws pictures like those of a model's sheets, as PNG files a browser has made.
import type { BrowserContext } from 'playwright-core';

const size = { width: 1280, height: 800 } as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const rows = ['Revenue', 'Cost of sales', 'Gross profit', 'Wages', 'Rent', 'Marketing', 'Operating profit'];

const style =
  'body{margin:0;padding:48px;font:22px sans-serif;color:#1b1f2a;background:#fff}h1{font-size:34px;margin:0 0 28px}' +
  'table{border-collapse:collapse;width:100%}td,th{padding:16px 14px;border-bottom:1px solid #e4e7ef;text-align:right}' +
  'td:first-child,th:first-child{text-align:left}tr:nth-child(3n+4) td{font-weight:bold}';

const amount = (row: number, month: number) =>
  Math.round(4200 * (rows.length - row) * (1 + month / 9)).toLocaleString('en-US');

const table = () =>
  `<table><tr><th></th>${months.map((month) => `<th>${month}</th>`).join('')}</tr>${rows
    .map(
      (row, at) =>
        `<tr><td>${row}</td>${months.map((_, month) => `<td>${amount(at, month)}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`;

const chart = (colour: string) =>
  `<svg width="1180" height="620">${months
    .map((_, at) => {
      const height = 140 + at * 62;
      return `<rect x="${at * 148}" y="${620 - height}" width="104" height="${height}" rx="8" fill="${colour}"/>`;
    })
    .join('')}</svg>`;

export async function drawPictures(context: BrowserContext): Promise<readonly Buffer[]> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(size);
    const pictures: Buffer[] = [];
    for (const [title, content] of [
      ['Income statement', table()],
      ['Revenue by month', chart('#3b5bdb')],
      ['Closing cash', chart('#0b8a64')],
    ]) {
      await page.setContent(`<style>${style}</style><h1>${title}</h1>${content}`);
      pictures.push(await page.screenshot());
    }
    return pictures;
  } finally {
    await page.close();
  }
}
