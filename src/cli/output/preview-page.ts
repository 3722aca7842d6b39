// A whole HTML document of a model's sheets, to be opened as a file: one table a sheet, and a list that leads to them.
import type { Values } from '#evaluate/evaluate.ts';
import { htmlText } from '#render/html/html-text.ts';
import { previewHtml } from '#render/html/preview-html.ts';
import { sheetAnchor } from '#render/html/rows-html.ts';
import type { Workbook } from '#workbook/workbook.ts';

const style = `
:root { color-scheme: light dark; font: 13px/1.4 system-ui, sans-serif; }
body { margin: 1.5rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin-bottom: 1rem; }
a { color: light-dark(#2f4ac0, #9db1ff); }
section { overflow-x: auto; margin: 0 0 3rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.15rem 0.6rem; font-weight: 400; text-align: right; white-space: nowrap; }
th[scope="row"] { text-align: start; }
.preview-row-header, .preview-left { padding: 0.15rem 0.1rem; max-width: 0.6rem; overflow: visible; }
.preview-title-row th { font-size: 1.4rem; font-weight: 650; }
.preview-heading-row th, .preview-header-row > *, .preview-total-row > * { font-weight: 650; }
.preview-total-row > * { border-top: 1px solid light-dark(#94a3b8, #64748b); }
.preview-grand-total > * { border-bottom: 3px double light-dark(#94a3b8, #64748b); }
.preview-units, .preview-header-row > * { color: light-dark(#64748b, #94a3b8); text-align: start; }
.preview-header-row :is(.preview-right, .preview-zero, .preview-forecast) { text-align: right; }
.preview-input, [data-sample="input"] { color: light-dark(#0000ff, #8fa2ff); }
[data-sample="link"] { color: light-dark(#007a33, #5fd08c); }
.preview-failing, [data-sample="check"] { background: light-dark(#fee2e2, #5c1d1d); font-weight: 650; }
`;

export function previewPage(workbook: Workbook, values: Values): string {
  const { title, language, sheets } = workbook;
  const modules = [...new Map(sheets.map((sheet) => [sheet.moduleId, sheet])).values()];
  const links = modules.map(
    ({ id, title: name }) => `<a href="#${htmlText(sheetAnchor(id))}">${htmlText(name)}</a>`,
  );
  const sections = modules.map(({ id, moduleId, title: name }) =>
    [
      `<section id="${htmlText(sheetAnchor(id))}" aria-label="${htmlText(name)}"><table><tbody>`,
      previewHtml(workbook, values, moduleId),
      '</tbody></table></section>',
    ].join('\n'),
  );
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${htmlText(title)}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body>`,
    `<nav>${links.join('\n')}</nav><main>`,
    ...sections,
    '</main></body></html>',
  ].join('\n');
}
