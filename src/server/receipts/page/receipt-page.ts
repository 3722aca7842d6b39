// A receipt as a page to read and print, and the page that says why there is nothing.
import type { Language } from '#language/language.ts';
import { type MissingReason, missingTexts } from '../words/missing-texts.ts';
import type { Line, ReceiptContent } from '../words/receipt-content.ts';
import { receiptTexts } from '../words/receipt-texts.ts';
import { pageStyle } from './page-style.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export const receiptPage = (content: ReceiptContent, pdfPath: string): string =>
  page(content.language, `${content.title} · Modelwright`, [
    '<p class="brand">Modelwright</p>',
    `<div class="head"><h1>${content.title}</h1>`,
    `<p class="status${content.isSettled ? '' : ' open'}">${content.status}</p></div>`,
    '<div class="parts">',
    `<dl>${content.about.map(([label, value]) => `<dt>${label}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`,
    `<div><p class="label">${content.sellerLabel}</p>`,
    ...content.seller.map((line) => `<p>${escaped(line)}</p>`),
    '</div></div>',
    table(content),
    ...content.notes.map((note) => `<p class="note">${note}</p>`),
    `<p class="actions"><a href="${escaped(pdfPath)}">${receiptTexts[content.language].asPdf}</a></p>`,
  ]);

function table({ itemLabel, item, sums, mainSums }: ReceiptContent): string {
  const [amount, ...others] = sums;
  if (amount === undefined) return '';
  const foot = ([label, value]: Line, index: number): string =>
    `<tr${mainSums.includes(index + 1) ? ' class="main"' : ''}><th scope="row">${label}</th><td>${escaped(value)}</td></tr>`;
  return [
    `<table><thead><tr><th scope="col">${itemLabel}</th><td class="label">${amount[0]}</td></tr></thead>`,
    `<tbody><tr><th scope="row">${escaped(item)}</th><td>${escaped(amount[1])}</td></tr></tbody>`,
    `<tfoot>${others.map(foot).join('')}</tfoot></table>`,
  ].join('\n');
}

export function missingPage(reason: MissingReason, language: Language): string {
  const { title, text } = missingTexts[language][reason];
  return page(language, `${title} · Modelwright`, [
    '<p class="brand">Modelwright</p>',
    `<h1>${title}</h1>`,
    `<p>${text}</p>`,
    `<p class="actions"><a href="/builder/">${receiptTexts[language].toApp}</a></p>`,
  ]);
}

const page = (language: Language, title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${pageStyle}</style></head>
<body><main>
${parts.join('\n')}
</main></body>
</html>
`;
