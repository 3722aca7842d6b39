// Checks that whoever has a file audited gets an answer, also where the program fails.
import { expect, test } from 'vitest';
import { xlsxOf } from '#testing/audit/xlsx-of.ts';
import { auditXlsx } from './audit-xlsx.ts';

const file = xlsxOf({ sheets: { Sheet: '<sheetData/>' } });

test('a program that fails while it reads or audits says so, and what to do', () => {
  const failing = {
    language: 'en',
    profile: 'bank',
    get limits(): never {
      throw new RangeError('Invalid string length');
    },
  } as const;
  const failed = {
    code: 'failed',
    message: 'The program failed at this file.',
    remedy: 'Open it in a spreadsheet program, save it as a new .xlsx file and try that one.',
  };
  expect(auditXlsx(file, failing)).toEqual({ audit: null, refusal: failed });
  const unreadable = new Proxy(file, {
    get: () => {
      throw new RangeError('Array buffer allocation failed');
    },
  });
  expect(auditXlsx(unreadable, { language: 'en', profile: 'bank' })).toEqual({
    audit: null,
    refusal: failed,
  });
});

test('a title longer than any program allows is refused, and told in short', () => {
  const { refusal } = auditXlsx(xlsxOf({ sheets: { ['x'.repeat(256)]: '' } }), {
    language: 'en',
    profile: 'bank',
  });
  expect(refusal?.code).toBe('brokenContent');
  expect(refusal?.message.length).toBeLessThan(400);
  const long = auditXlsx(xlsxOf({ sheets: { ['x'.repeat(255)]: '' } }), { language: 'en', profile: 'bank' });
  expect(long.audit?.sheets).toBe(1);
});

test('labels and formats are cut to what programs allow, and findings repeat no more of them', () => {
  const label = 'Rent '.repeat(6_000);
  const years = [2027, 2028, 2029, 2030];
  const line = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
  const row = (number: number) =>
    line(
      number,
      `<c r="A${number}" t="inlineStr"><is><t>${label}</t></is></c>${years
        .map((_, index) => `<c r="${'BCDE'[index]}${number}" s="1"><v>${number}</v></c>`)
        .join('')}`,
    );
  const head = line(1, years.map((year, index) => `<c r="${'BCDE'[index]}1"><v>${year}</v></c>`).join(''));
  const { audit } = auditXlsx(
    xlsxOf({
      sheets: { Sheet: `<sheetData>${head}${row(2)}${row(3)}${row(4)}</sheetData>` },
      related: [{ id: 'y', type: 'styles', target: 'styles.xml' }],
      parts: {
        'xl/styles.xml': `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(500_000)}"/></numFmts><cellXfs><xf/><xf numFmtId="200"/></cellXfs></styleSheet>`,
      },
    }),
    { language: 'en', profile: 'bank' },
  );
  const messages = (audit?.findings ?? []).map(({ message }) => message);
  expect(messages.some((message) => message.startsWith('The label Rent Rent'))).toBe(true);
  expect(Math.max(...messages.map(({ length }) => length))).toBeLessThan(1_000);
});
