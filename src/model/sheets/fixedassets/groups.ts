// Depreciation groups and property taxes, and which asset belongs to which.
import { call, cell, minus, number, times } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { type Rate, type Rates, ratesOf } from '../../flows/rate.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Diagnostic } from '../../survey/diagnostic.ts';
import type { Resource } from '../../survey/resource.ts';
import type { Survey } from '../../survey/survey.ts';
import { diagnosticTexts } from '../../texts/diagnostic-texts.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { fixedAssetsTexts } from './texts.ts';

/** The group of an asset that names none. */
const usualGroup = '05';

export function depreciationGroups(survey: Survey): Rates {
  const isOn = survey.counts('section_depreciation', 'module_fixedassets');
  return ratesOf(isOn ? survey.resources('section_depreciation') : [], survey);
}

export function propertyTaxes(survey: Survey): Rates {
  const isOn = survey.counts('section_taxes', 'module_fixedassets');
  const all = isOn ? survey.resources('section_taxes') : [];
  return ratesOf(
    all.filter(({ rel }) => rel === 'taxproperty'),
    survey,
  );
}

type LookupTerm = 'deprgroup' | 'taxproperty';

const named = (asset: Resource, term: LookupTerm): string | null =>
  asset.entry.otherAssumptions[term]?.lookupId ?? null;

const byId = (rates: readonly Rate[], id: string | null): Rate | null =>
  rates.find(({ resource }) => resource.id === id) ?? null;

export const groupOf = (asset: Resource, survey: Survey): Rate | null =>
  byId(depreciationGroups(survey).rates, named(asset, 'deprgroup') || usualGroup);

export const propertyTaxOf = (asset: Resource, survey: Survey): Rate | null =>
  byId(propertyTaxes(survey).rates, named(asset, 'taxproperty'));

/** [FA-9] What an asset takes from a group or a tax that is gone would else be 0 without a word. */
export function goneChoices(assets: readonly Resource[], survey: Survey): readonly Diagnostic[] {
  const texts = diagnosticTexts[survey.template.language];
  const isGone = (sectionId: string, id: string) =>
    survey.counts(sectionId, 'module_fixedassets') &&
    !survey.resources(sectionId).some((resource) => resource.id === id);
  const warning = ({ path }: Resource, term: LookupTerm, message: string): Diagnostic => ({
    severity: 'warning',
    path: `${path}.otherAssumptions.${term}`,
    message,
  });
  return assets.flatMap((asset) => {
    const tax = named(asset, 'taxproperty');
    return [
      ...(isGone('section_depreciation', named(asset, 'deprgroup') || usualGroup)
        ? [warning(asset, 'deprgroup', texts.missingGroup(asset.name))]
        : []),
      ...(tax && isGone('section_taxes', tax)
        ? [warning(asset, 'taxproperty', texts.missingPropertyTax(asset.name))]
        : []),
    ];
  });
}

/** A group of years is written off in equal parts, a group of a rate by what is left. */
export const isDeclining = ({ flow }: Rate): boolean => flow.formula.id === 'declining_balance';

export const lifeId = ({ resource }: Rate) => ownedRowId('fixedassets', resource.id, 'life');
export const lifeAgoId = ({ resource }: Rate) => ownedRowId('fixedassets', resource.id, 'life_ago');

/** [FA-1] A life is read at the first period and is at least one period long; it is not rounded. */
export function lifeRows(plan: Plan, groups: readonly Rate[]): readonly Row[] {
  if (groups.length === 0) return [];
  const { language } = plan.survey.template;
  const own = fixedAssetsTexts[language];
  const unit = plainUnit(modelTexts[language].periods);
  const perYear = cell(rowId('assumptions', 'number'), 'constant');
  const current = cell(rowId('fixedassets', 'number'));
  return [
    heading('fixedassets', 'groups', own.groups),
    ...groups.flatMap((group) => [
      row({
        id: lifeId(group),
        role: 'calculation',
        label: own.life(group.resource.name),
        note: own.lifeNote,
        unit,
        constant: formula(call('MAX', number(1), times(cell(group.rowId, 'first'), perYear))),
      }),
      row({
        id: lifeAgoId(group),
        role: 'calculation',
        label: own.lifeAgo(group.resource.name),
        unit,
        periods: formula(minus(current, number(1), cell(lifeId(group), 'constant'))),
      }),
    ]),
  ];
}
