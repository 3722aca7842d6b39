// The financing sheet: loans and equity, each as a balance that rolls forward, with interest and dividends.
import { byLanguage } from '#language/language.ts';
import { call, cell, minus, plus, type RowId } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import {
  blockDivisorRows,
  blocksOf,
  declareFlows,
  type FlowSection,
  type PlacedBlock,
  placeBlock,
} from '../../flows/flow-block.ts';
import { hasDividendOfCash, isCreditLine, isLoan, isPaidOfCash, repaymentOf } from '../../flows/loan-kind.ts';
import { hasOpeningAmount, openingCell, ownTerm } from '../../flows/other-assumptions.ts';
import { rowId } from '../../ids/row-id.ts';
import type {
  PlacedRows,
  SheetDeclarations,
  SheetDefinition,
  WorkbookPlan,
} from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { blank, linkedHeader, nameHeading } from '../../rows/header.ts';
import { type SummaryMeasure, summaryBlock } from '../../rows/summary-block.ts';
import type { Resource } from '../../survey/resource.ts';
import type { Survey } from '../../survey/survey.ts';
import type { CrossCheck } from '../../texts/check-texts.ts';
import { balanceRows, interestRows } from './balance-rows.ts';
import { type FinancingPart, financingRowId } from './financing-row.ts';
import { lineOpenRows, lineRows, lineSums, plannedRows, settledExports } from './line-rows.ts';
import { payoutRows } from './payout-rows.ts';
import { graceFaultsId, graceRows, loansByTerms } from './repayment-rows.ts';
import { repaymentTexts } from './repayment-texts.ts';
import { financingTexts } from './texts.ts';

const sheetId = 'financing';
const id = (part: string): RowId => rowId(sheetId, part);

const section: FlowSection = {
  sheetId,
  sectionId: 'section_financing',
  flows: (resource, survey) => {
    const texts = financingTexts[survey.template.language];
    if (isCreditLine(resource)) return [];
    const loan = isLoan(resource);
    const paidIn = { id: 'incCash', name: loan ? texts.drawdownFlow : texts.contributionFlow } as const;
    if (repaymentOf(resource) !== 'typed') return [paidIn];
    return [paidIn, { id: 'expCash', name: loan ? texts.repaymentFlow : texts.returnFlow }];
  },
};

const parts = [
  ...['drawdown', 'repayment', 'debt', 'interest'],
  ...['contribution', 'equity_repayment', 'paid_in_capital', 'payout'],
];

/** [CHK-12] */
function subjectsOf(survey: Survey): readonly CrossCheck[] {
  const resources = survey.counts('section_financing') ? survey.resources('section_financing') : [];
  const isPaying = (resource: Resource): boolean =>
    !isPaidOfCash(resource) && ownTerm(resource, 'dividend') !== null;
  return [
    ...(resources.some(hasOpeningAmount) ? (['opening_cash'] as const) : []),
    ...(resources.some(isLoan) ? (['debt'] as const) : []),
    ...(resources.some(isPaying) ? (['payout'] as const) : []),
  ];
}

function declarations(survey: Survey): SheetDeclarations {
  const texts = financingTexts[survey.template.language];
  const flows = declareFlows(section, texts.title, survey);
  const isOn = survey.counts('section_financing');
  return {
    ...flows,
    exportedRows: [
      ...parts.map(id),
      ...settledExports(survey),
      ...(hasDividendOfCash(survey) ? [id('cash_payout')] : []),
    ],
    subjects: subjectsOf(survey),
    checks: [
      ...(flows.checks ?? []),
      ...(isOn && survey.resources('section_financing').length > 0
        ? [{ row: id('difference'), label: texts.differenceCheck, kind: 'difference' } as const]
        : []),
      ...(loansByTerms(survey).length > 0
        ? [
            {
              row: graceFaultsId,
              label: repaymentTexts[survey.template.language].graceCheck,
              kind: 'fault',
            } as const,
          ]
        : []),
    ],
  };
}

interface FinancingSum {
  readonly part: string;
  readonly label: string;
  readonly kind: SummaryMeasure['kind'];
  readonly of: FinancingPart;
}

function sumRows(
  plan: WorkbookPlan,
  blocks: readonly PlacedBlock[],
  sums: readonly FinancingSum[],
): readonly Row[] {
  const texts = financingTexts[plan.survey.template.language];
  return sums.flatMap(({ part, label, kind, of }) => {
    const bearing = blocks.filter(
      ({ resource }) => of !== 'interest' || ownTerm(resource, 'interestmargin') !== null,
    );
    const items = bearing.map(({ resource }) => ({
      resource,
      row: financingRowId(resource, of),
      opening: openingCell(resource),
    }));
    return summaryBlock(plan, { sheetId, part, heading: label, total: texts.inAll(label), kind, items });
  });
}

/** [FIN-6] Debt and paid-in capital less their roll-forwards: 0 if correct. */
function differenceRows(plan: WorkbookPlan): readonly Row[] {
  const off = (closing: string, paidIn: string, paidBack: string) => {
    const rolled = minus(plus(cell(id(closing), 'previous'), cell(id(paidIn))), cell(id(paidBack)));
    return call('ABS', minus(cell(id(closing)), rolled));
  };
  const label = financingTexts[plan.survey.template.language].difference;
  return [
    blank(sheetId, 'difference'),
    moneyRow(
      plan,
      { id: id('difference'), role: 'check', label },
      plus(off('debt', 'drawdown', 'repayment'), off('paid_in_capital', 'contribution', 'equity_repayment')),
    ),
  ];
}

function blockRows(plan: WorkbookPlan, block: PlacedBlock): readonly Row[] {
  const texts = financingTexts[plan.survey.template.language];
  const loan = isLoan(block.resource);
  const start = [blank(sheetId, `before_${block.resource.id}`), nameHeading(sheetId, block.resource)];
  if (isCreditLine(block.resource)) {
    return [...start, ...lineRows(plan, block.resource), ...interestRows(plan, block)];
  }
  const words = loan
    ? { in: texts.drawdown, out: texts.repayment }
    : { in: texts.contribution, out: texts.capitalReturn };
  return [...start, ...balanceRows(plan, block, loan, words), ...(loan ? interestRows(plan, block) : [])];
}

function location(plan: WorkbookPlan): PlacedRows {
  const texts = financingTexts[plan.survey.template.language];
  const blocks = blocksOf(section, plan.survey).blocks.map((block) => placeBlock(section, block, plan));
  const loans = blocks.filter(({ resource }) => isLoan(resource));
  const equity = blocks.filter(({ resource }) => !isLoan(resource));
  return {
    rows: [
      ...linkedHeader(sheetId, texts.title, plan),
      ...blocks.flatMap((block) => blockRows(plan, block)),
      ...sumRows(plan, loans, [
        { part: 'drawdown', label: texts.drawdownTotal, kind: 'flow', of: 'in' },
        { part: 'repayment', label: texts.repaymentTotal, kind: 'flow', of: 'out' },
        { part: 'debt', label: texts.debtTotal, kind: 'balance', of: 'closing' },
        { part: 'interest', label: texts.interestTotal, kind: 'flow', of: 'interest' },
      ]),
      ...sumRows(plan, equity, [
        { part: 'contribution', label: texts.contributionTotal, kind: 'flow', of: 'in' },
        { part: 'equity_repayment', label: texts.equityRepaymentTotal, kind: 'flow', of: 'out' },
        { part: 'paid_in_capital', label: texts.paidInTotal, kind: 'balance', of: 'closing' },
      ]),
      ...lineSums(plan),
      ...lineOpenRows(plan),
      ...plannedRows(plan),
      ...(blocks.length > 0 ? differenceRows(plan) : []),
      ...graceRows(plan),
      ...payoutRows(plan, equity),
      ...blockDivisorRows(sheetId, blocks, plan),
    ],
    diagnostics: blocks.flatMap(({ placed }) => placed.diagnostics),
  };
}

export const financing: SheetDefinition = {
  id: sheetId,
  category: 'calculation',
  axis: 'periods',
  isPlaced: (survey) => survey.hasSheet('financing'),
  titles: byLanguage((language) => financingTexts[language].title),
  description: {
    en: 'loans, equity, interest and dividend policy',
    ru: 'кредиты, капитал, проценты и дивиденды',
  },
  named: [...parts, 'line_drawdown', 'line_repayment'],
  ownNames: { line_drawdown: 'fin_line_drawdown', line_repayment: 'fin_line_repayment' },
  declare: declarations,
  place: location,
};
