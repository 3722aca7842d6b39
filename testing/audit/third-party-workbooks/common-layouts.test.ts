// Checks that workbooks of other programs are interpreted, and faulted, as a human reviewer would.
import { expect, test, vi } from 'vitest';
import type { Book } from '#audit/book/book.ts';
import { examine } from '#audit/examination/examine.ts';
import type { SheetLayout } from '#audit/layout/layout.ts';
import { hygieneRules } from '#audit/rules/hygiene/hygiene-rules.ts';
import { structureRules } from '#audit/rules/structure/structure-rules.ts';
import { openedBook } from '#testing/audit/opened-book.ts';
import { resave } from '#testing/libreoffice/resave.ts';
import { actualsAndForecast, monthsAcross, timeDown, yearsAcross } from './common-layouts.ts';

/** LibreOffice takes some seconds to start, on a busy machine several times that. */
vi.setConfig({ testTimeout: 240_000 });

const layoutsOf = (book: Book): readonly SheetLayout[] => examine(book).layout.sheets;

const linesOf = (layout: SheetLayout | undefined): readonly string[] =>
  (layout?.lines ?? []).map(({ line, role, label }) => `${line} ${role} ${label}`);

/** 'S17 Model B1:F1 typed' */
function faultsOf(book: Book): readonly string[] {
  const examination = examine(book);
  return [...structureRules, ...hygieneRules].flatMap((rule) =>
    (rule.notCheckable?.(examination) ? [] : rule.faults(examination)).map(({ sheet, cell, message }) =>
      [rule.id, sheet === null ? null : book.sheets[sheet]?.title, cell, message]
        .filter((part) => part)
        .join(' '),
    ),
  );
}

test('years across, as exceljs wrote them', async () => {
  const [assumptions, model] = layoutsOf(openedBook(await yearsAcross()));
  expect(assumptions).toMatchObject({ role: 'input', isRoleMarked: false, headerLines: 3, labelColumn: 1 });
  expect(assumptions?.axis).toMatchObject({ firstColumn: 2, lastColumn: 6, line: 3, step: 'year' });
  expect(model).toMatchObject({ role: 'calculation', headerLines: 1 });
  expect(model?.axis?.keys).toEqual(['2024', '2025', '2026', '2027', '2028']);
  expect(linesOf(assumptions).slice(2)).toEqual([
    '4 input Revenue growth %',
    '5 input Cost of sales %',
    '6 input Rent, USD thousand',
  ]);
  expect(linesOf(model).slice(1)).toEqual([
    '2 calculation Revenue',
    '3 calculation Cost of sales',
    '4 link Rent',
    '5 calculation Profit',
  ]);
});

test('common layouts, saved again by LibreOffice', async () => {
  const files = await resave([await yearsAcross(), await monthsAcross(), await timeDown()]);
  const [years, months, loan] = files.map(openedBook);
  if (!years || !months || !loan) throw new Error('three files come back');

  expect(layoutsOf(years).map(({ axis }) => axis?.step)).toEqual(['year', 'year']);
  expect(faultsOf(years)).toEqual([
    'S05 Assumptions B3 counter',
    'S05 Assumptions B3 tag',
    'S17 Model B1:F1 typed',
    'S18 Assumptions source owner date',
    'P03 Assumptions B4:F6 validation',
    'P13 title',
    'P13 version',
  ]);

  const [budget] = layoutsOf(months);
  expect(budget).toMatchObject({ headerLines: 2, labelColumn: 1, totalColumn: 7 });
  expect(budget?.axis).toMatchObject({ firstColumn: 2, lastColumn: 6, line: 2, step: 'month' });
  expect(linesOf(budget)).toEqual([
    '1 header Бюджет, тыс. руб.',
    '2 header Статья',
    '3 heading Доходы',
    '4 constant Продажи',
    '5 constant Услуги',
    '6 total Итого доходы',
    '8 heading Расходы',
    '9 constant Аренда',
    '10 calculation Прибыль',
  ]);
  expect(faultsOf(months).filter((fault) => !fault.startsWith('P13'))).toEqual([
    'S02 Бюджет B4:F4',
    'S02 Бюджет B5:F5',
    'S02 Бюджет B9:F9',
    'S17 Бюджет B2:F2 typed',
  ]);

  expect(layoutsOf(loan).map(({ axis }) => axis)).toEqual([null]);
  expect(faultsOf(loan).filter((fault) => !fault.startsWith('P13'))).toEqual([
    'S02 Loan B1',
    'S02 Loan B2',
    'P05 Loan B1 thousands',
    'P05 Loan B5:D9 thousands',
  ]);
});

test('actual years before the forecast are left alone, and the one typed total is named', async () => {
  const found = faultsOf(openedBook(await actualsAndForecast()));
  expect(found.filter((fault) => fault.startsWith('S02'))).toEqual(['S02 Model G5 pasted']);
});
