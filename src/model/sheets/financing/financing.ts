// The financing sheet: loans and equity, each as a balance that rolls forward, with interest and dividends.
import { byLanguage } from '#language/language.ts';
import { call, cell, minus, plus, type RowId } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import {
  blockDivisorRows,
  blocksOf,
  declareFlows,
  type FlowSection,
  type PlacedBlock,
  placeBlock,
} from '../../flows/flow-block.ts';
import { isLoan, repaymentOf } from '../../flows/loan-kind.ts';
import { openingCell, ownTerm } from '../../flows/other-assumptions.ts';
import { rowId } from '../../ids/row-id.ts';
import type {
  PlacedRows,
  SheetDeclarations,
  SheetDefinition,
  WorkbookPlan,
} from '../../plan/sheet-definition.ts';
import { belongsTo, moneyRow, summed } from '../../rows/calculation-row.ts';
import { blank, heading, linkedHeader } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { type SummaryMeasure, summaryBlock } from '../../rows/summary-block.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { balanceRows, interestRows } from './balance-rows.ts';
import { type FinancingPart, financingRowId } from './financing-row.ts';
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

function declarations(survey: Survey): SheetDeclarations {
  const texts = financingTexts[survey.template.language];
  const flows = declareFlows(section, texts.title, survey);
  const isOn = survey.counts('section_financing');
  return {
    ...flows,
    exportedRows: parts.map(id),
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

/** [FIN-5] The dividend shares of all owners added up, without a cap. */
function payoutRows(plan: WorkbookPlan, equity: readonly PlacedBlock[]): readonly Row[] {
  const texts = financingTexts[plan.survey.template.language];
  const unit = plainUnit(modelTexts[plan.survey.template.language].percent);
  const links = equity.flatMap(({ resource }) => {
    const share = ownTerm(resource, 'dividend');
    if (share === null) return [];
    const label = texts.payout(resource.name);
    const start = {
      id: financingRowId(resource, 'payout'),
      label,
      unit,
      format: 'rate',
      ...belongsTo(resource),
    } as const;
    return [row({ ...start, role: 'link', periods: formula(cell(share)) })];
  });
  return [
    blank(sheetId, 'before_payout'),
    heading(sheetId, 'payout', texts.payoutHeading),
    ...summed(sheetId, 'payout', links, (sum) =>
      row({
        id: id('payout'),
        role: 'total',
        label: texts.payoutTotal,
        note: texts.payoutNote,
        format: 'rate',
        unit,
        periods: formula(sum),
      }),
    ),
  ];
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
  const words = { in: loan ? texts.drawdown : texts.contribution, out: texts.repayment };
  return [
    blank(sheetId, `before_${block.resource.id}`),
    ...balanceRows(plan, block, loan, words),
    ...(loan ? interestRows(plan, block) : []),
  ];
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
  named: parts,
  declare: declarations,
  place: location,
};
