// The cover: the purpose of the workbook, its scope, how to read and use it, and its version.
import { byLanguage } from '#language/language.ts';
import { cell } from '#workbook/cell-expression.ts';
import { type Row, row } from '#workbook/row.ts';
import { fromSerial, toSerial } from '#workbook/serial-date.ts';
import { rowId } from '../../ids/row-id.ts';
import type { SheetDefinition, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainHeader, singleLink } from '../../rows/plain-header.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { leftOutRows, scopeRows } from './scope-rows.ts';
import { textRows } from './text-rows.ts';
import { coverTexts } from './texts.ts';
import { titleLine } from './title-line.ts';

const millisecondsPerDay = 86_400_000;

const dayOf = (timestamp: number): number =>
  toSerial({ year: 1970, month: 1, day: 1 }) + Math.floor(timestamp / millisecondsPerDay);

function dateText(serial: number): string {
  const { year, month, day } = fromSerial(serial);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** [COV-1] */
const headerRows = (plan: WorkbookPlan): readonly Row[] => {
  const { template } = plan.survey;
  return plainHeader('cover', titleLine(template.name), coverTexts[template.language].subtitle, plan);
};

/** [COV-2] */
function purposeRows({ survey: { template } }: WorkbookPlan): readonly Row[] {
  const texts = coverTexts[template.language];
  return [
    heading('cover', 'purpose', texts.purpose),
    ...textRows('purpose', [texts.purposeOf(template.name), template.description]),
  ];
}

/** [COV-5] */
function guideRows({ survey: { template, scenarioNames } }: WorkbookPlan): readonly Row[] {
  const texts = coverTexts[template.language];
  const [first, ...others] = texts.steps;
  const steps = [first, ...(scenarioNames.length > 1 ? [texts.pickScenario] : []), ...others];
  return [
    heading('cover', 'use', texts.use),
    ...textRows(
      'use',
      steps.map((step, index) => `${index + 1}. ${step}`),
    ),
    blank('cover', 'use'),
    heading('cover', 'colours', texts.colours),
    ...texts.samples.map(({ label, sample }) =>
      row({ id: rowId('cover', 'colour', sample.role), role: 'text', label, sample }),
    ),
    ...textRows('tabs', [texts.tabs]),
  ];
}

/** [COV-6] */
function versionRows({ survey }: WorkbookPlan): readonly Row[] {
  const { template, currency } = survey;
  const texts = coverTexts[template.language];
  return [
    heading('cover', 'version', texts.facts),
    ...textRows('version', [
      texts.version(template.version),
      texts.date(dateText(dayOf(template.timestamp))),
      texts.currency(currency),
    ]),
  ];
}

/** [COV-7] */
function scenarioRows({ survey }: WorkbookPlan): readonly Row[] {
  const { language } = survey.template;
  const texts = coverTexts[language];
  const names = survey.scenarioNames.map((name, index) => texts.scenario(index + 1, name));
  return [
    heading('cover', 'scenarios', texts.scenarios),
    ...textRows('scenario', names),
    singleLink({
      id: rowId('cover', 'live_scenario'),
      label: texts.live,
      unit: modelTexts[language].number,
      format: 'count',
      target: cell(rowId('assumptions', 'scenario'), 'constant'),
    }),
  ];
}

/** [COV-8] */
function changeRows({ survey: { template } }: WorkbookPlan): readonly Row[] {
  const texts = coverTexts[template.language];
  const entry = texts.issue(template.version, dateText(dayOf(template.timestamp)));
  return [heading('cover', 'changes', texts.changes), ...textRows('change', [entry])];
}

function rows(plan: WorkbookPlan): readonly Row[] {
  return [
    ...headerRows(plan),
    ...purposeRows(plan),
    blank('cover', 'purpose'),
    ...scopeRows(plan),
    blank('cover', 'scope'),
    ...leftOutRows(plan),
    blank('cover', 'left_out'),
    ...guideRows(plan),
    blank('cover', 'colours'),
    ...versionRows(plan),
    blank('cover', 'version'),
    ...scenarioRows(plan),
    blank('cover', 'scenarios'),
    ...changeRows(plan),
  ];
}

export const cover: SheetDefinition = {
  id: 'cover',
  category: 'control',
  axis: 'none',
  isPlaced: (survey) => survey.hasSheet('cover'),
  titles: byLanguage((language) => coverTexts[language].title),
  description: { en: 'what the model is for and how to use it', ru: 'для чего модель и как ею пользоваться' },
  named: [],
  declare: () => ({}),
  place: (plan) => ({ rows: rows(plan), diagnostics: [] }),
};
