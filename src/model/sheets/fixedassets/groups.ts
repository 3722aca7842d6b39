// Depreciation groups and property taxes, and which asset belongs to which.
import { type LookupTermId, type SectionId, terms } from '#template/sections.ts';
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  plus,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { type Rate, type Rates, ratesOf } from '../../flows/rate.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Diagnostic } from '../../survey/diagnostic.ts';
import { oncePer } from '../../survey/once-per.ts';
import { isDecliningFormula } from '../../survey/percent-rates.ts';
import type { Resource } from '../../survey/resource.ts';
import type { Survey } from '../../survey/survey.ts';
import { diagnosticTexts } from '../../texts/diagnostic-texts.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { fixedAssetsTexts } from './texts.ts';

export const depreciationGroups = oncePer((survey: Survey): Rates => {
  const isOn = survey.counts('section_depreciation');
  return ratesOf(isOn ? survey.resources('section_depreciation') : [], survey);
});

export const propertyTaxes = oncePer((survey: Survey): Rates => {
  const isOn = survey.isOn('section_taxes') && survey.hasSheet('fixedassets');
  const all = isOn ? survey.resources('section_taxes') : [];
  return ratesOf(
    all.filter(({ rel }) => rel === 'taxproperty'),
    survey,
  );
});

const named = (asset: Resource, term: LookupTermId): string | null =>
  asset.entry.otherAssumptions[term]?.lookupId ?? null;

const byId = (rates: readonly Rate[], id: string | null): Rate | null =>
  rates.find(({ resource }) => resource.id === id) ?? null;

export const groupOf = (asset: Resource, survey: Survey): Rate | null =>
  byId(depreciationGroups(survey).rates, named(asset, 'deprgroup') || terms.deprgroup.usual);

/** Groups are chosen in the template, so no number of the workbook can make one missing. */
export const isGroupMissing = (assets: readonly Resource[], survey: Survey): boolean =>
  assets.some((asset) => groupOf(asset, survey) === null);

export const propertyTaxOf = (asset: Resource, survey: Survey): Rate | null =>
  byId(propertyTaxes(survey).rates, named(asset, 'taxproperty'));

/** [FA-9] Warns where an asset names a missing group or tax, which would otherwise silently be 0. */
export function missingGroups(assets: readonly Resource[], survey: Survey): readonly Diagnostic[] {
  const texts = diagnosticTexts[survey.template.language];
  const isGone = (sectionId: SectionId, id: string) =>
    survey.isOn(sectionId) &&
    survey.hasSheet('fixedassets') &&
    !survey.resources(sectionId).some((resource) => resource.id === id);
  const warning = ({ path }: Resource, term: LookupTermId, message: string): Diagnostic => ({
    severity: 'warning',
    path: `${path}.otherAssumptions.${term}`,
    message,
  });
  return assets.flatMap((asset) => {
    const tax = named(asset, 'taxproperty');
    return [
      ...(isGone('section_depreciation', named(asset, 'deprgroup') || terms.deprgroup.usual)
        ? [warning(asset, 'deprgroup', texts.missingGroup(asset.name))]
        : []),
      ...(tax && isGone('section_taxes', tax)
        ? [warning(asset, 'taxproperty', texts.missingPropertyTax(asset.name))]
        : []),
    ];
  });
}

export const isDeclining = ({ flow }: Rate): boolean => isDecliningFormula(flow.formula.id);

export const lifeId = ({ resource }: Rate) => ownedRowId('fixedassets', resource.id, 'life');
export const lifeAgoId = ({ resource }: Rate) => ownedRowId('fixedassets', resource.id, 'life_ago');

/** The period end that follows the point one life ago, 0 for the opening and before. */
export const lifeAgoNextId = ({ resource }: Rate) => ownedRowId('fixedassets', resource.id, 'life_ago_next');
/** How much of the running totals before and after that point counts. */
export const weightBeforeId = ({ resource }: Rate) => ownedRowId('fixedassets', resource.id, 'weight_before');
export const weightAfterId = ({ resource }: Rate) => ownedRowId('fixedassets', resource.id, 'weight_after');

/** [FA-2] [FA-10] The last period of which all purchases are written off, as a number that need not be whole. */
function lifeAgo({ survey }: WorkbookPlan, group: Rate): CellExpression {
  const current = cell(rowId('fixedassets', 'number'));
  const life = cell(lifeId(group), 'constant');
  return survey.isDepreciatedAtOnce ? minus(current, life) : minus(current, number(1), life);
}

/** [FA-19] The point one life ago mostly lies between two period ends; before the opening nothing counts. */
function weighingRows(plan: WorkbookPlan, group: Rate): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = fixedAssetsTexts[language];
  const { number: counted, factor } = modelTexts[language];
  const { name } = group.resource;
  const ago = cell(lifeAgoId(group));
  const whole = call('INT', ago);
  const part = minus(ago, whole);
  const calculated = { role: 'calculation', format: 'factor', unit: plainUnit(factor) } as const;
  return [
    row({
      ...calculated,
      id: lifeAgoNextId(group),
      label: texts.lifeAgoNext(name),
      format: 'count',
      unit: plainUnit(counted),
      periods: formula(call('MAX', number(0), plus(whole, number(1)))),
    }),
    row({
      ...calculated,
      id: weightBeforeId(group),
      label: texts.weightBefore(name),
      note: texts.weightNote,
      periods: formula(times(minus(number(1), part), binary(ago, '>=', number(0)))),
    }),
    row({
      ...calculated,
      id: weightAfterId(group),
      label: texts.weightAfter(name),
      periods: formula(times(part, binary(ago, '>=', number(-1)))),
    }),
  ];
}

/** [FA-1] A useful life is taken from the first period and is at least one period long; it is not rounded. */
export function lifeRows(plan: WorkbookPlan, groups: readonly Rate[]): readonly Row[] {
  if (groups.length === 0) return [];
  const { language } = plan.survey.template;
  const texts = fixedAssetsTexts[language];
  const unit = plainUnit(modelTexts[language].periods);
  const perYear = cell(rowId('assumptions', 'number'), 'constant');
  return [
    heading('fixedassets', 'groups', texts.groups),
    ...groups.flatMap((group) => [
      row({
        id: lifeId(group),
        role: 'calculation',
        label: texts.life(group.resource.name),
        note: texts.lifeNote,
        unit,
        constant: formula(call('MAX', number(1), times(cell(group.rowId, 'first'), perYear))),
      }),
      row({
        id: lifeAgoId(group),
        role: 'calculation',
        label: texts.lifeAgo(group.resource.name),
        unit,
        periods: formula(lifeAgo(plan, group)),
      }),
      ...weighingRows(plan, group),
    ]),
  ];
}
