// Compares the company-wide settings, each by its name.
import { type OpeningAmount, openingAmounts, type Template } from '#template/template.ts';
import { openingAmountsOf } from '../../document/edits/opening-balances.ts';
import { returnChoicesOf } from '../../document/edits/option-edits.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import { depreciationStartOf } from '../../fields/depreciation-starts.ts';
import { taxAssessmentOf } from '../../fields/tax-assessments.ts';
import { type Difference, type SettingId, settingIds } from './difference.ts';

const isOpening = (setting: SettingId): setting is OpeningAmount =>
  openingAmounts.some((amount) => amount === setting);

function settingOf(template: Template, setting: SettingId): string {
  return isOpening(setting) ? (openingAmountsOf(template)[setting]?.trim() ?? '') : termOf(template, setting);
}

function termOf({ data, ...template }: Template, setting: Exclude<SettingId, OpeningAmount>): string {
  const { timing, wc, modules } = data.options;
  switch (setting) {
    case 'name':
      return template.name;
    case 'prompt':
      return template.openAIPrompt;
    case 'context':
      return template.templateContext;
    case 'dateStart':
      return timing.dateStart;
    case 'periodicity':
      return timing.periodicity;
    case 'length':
      return String(template.layout.cFcstColCount);
    case 'yearEnd':
      return String(timing.yearEnd ?? 12);
    case 'taxAssessed':
      return taxAssessmentOf({ data });
    case 'depreciationStart':
      return depreciationStartOf({ data });
    case 'currency':
      return currencyName({ data, ...template });
    case 'moneyUnits':
      return template.moneyUnits;
    case 'wacc':
    case 'tgr':
    case 'ebitda_multiple':
      return modules.npv[setting] ?? '';
    case 'exit':
      return returnChoicesOf({ data }).exit;
    case 'openingInvested':
      return returnChoicesOf({ data }).isOpeningInvested ? 'counted' : 'not-counted';
    default:
      return wc[setting] ?? '';
  }
}

export function settingDifferences(one: Template, other: Template): readonly Difference[] {
  const settings = settingIds.map((setting) => ({
    ...({ kind: 'setting', setting } as const),
    one: settingOf(one, setting),
    other: settingOf(other, setting),
  }));
  return settings.filter((setting) => setting.one !== setting.other);
}
