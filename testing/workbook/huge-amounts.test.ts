// Checks column widths with amounts so large that some are shown in full and some in scientific notation.
import { expect, test } from 'vitest';
import { examine } from '#audit/examination/examine.ts';
import { findingsOf } from '#audit/findings/findings-of.ts';
import { widths } from '#audit/rules/hygiene/p09-widths.ts';
import { languages } from '#language/language.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { openedBook } from '#testing/audit/opened-book.ts';
import { buildTemplate, type ResourceWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const amounts = ['100000000000000', '8000000000000000', '1e22'];

const resource = (id: string, amount: string): ResourceWords => ({ id, data: { amount }, opening: amount });

test.each(languages)('every number is shown, in %s', (language) => {
  for (const amount of amounts) {
    const template = buildTemplate({
      periods: 24,
      periodicity: 'month',
      dateStart: '2027-01-01',
      services: [{ id: 'shop', data: { amount } }],
      costs: [{ id: 'beans', data: { amount } }],
      assets: [resource('machine', amount)],
      loans: [resource('bank', amount)],
      wc: { accountsReceivablePeriod: '73', accountsPayablePeriod: '73' },
    });
    const { workbook, values } = calculate({ ...template, language });
    const examination = examine(openedBook(writeXlsx(workbook, values)));
    expect(findingsOf(widths, examination, 'en').findings).toEqual([]);
  }
});
