// The words of the grid in the language of the page.
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { defaultLanguage, languageOfLocale } from '#language/language.ts';
import type { Refusal } from './allowed-values.ts';
import type { GridTexts } from './grid-texts.ts';

const mostDigits = 10;

function refusalWords(intl: IntlShape, why: Refusal): string {
  const number = (value: number) => intl.formatNumber(value, { maximumFractionDigits: mostDigits });
  switch (why.kind) {
    case 'number':
      return intl.formatMessage({ id: 'sheetGrid.refused.number' });
    case 'date':
      return intl.formatMessage({ id: 'sheetGrid.refused.date' });
    case 'choice':
      return intl.formatMessage({ id: 'sheetGrid.refused.choice' });
    case 'range':
      return why.most === null
        ? intl.formatMessage({ id: 'sheetGrid.refused.least' }, { least: number(why.least) })
        : intl.formatMessage(
            { id: 'sheetGrid.refused.range' },
            { least: number(why.least), most: number(why.most) },
          );
  }
}

const textsOf = (intl: IntlShape): GridTexts => ({
  language: languageOfLocale(intl.locale) ?? defaultLanguage,
  selectAll: intl.formatMessage({ id: 'sheetGrid.selectAll' }),
  cellField: intl.formatMessage({ id: 'sheetGrid.cellField' }),
  choices: intl.formatMessage({ id: 'sheetGrid.choices' }),
  openChoices: intl.formatMessage({ id: 'sheetGrid.openChoices' }),
  functions: intl.formatMessage({ id: 'sheetGrid.functions' }),
  nouns: {
    empty: intl.formatMessage({ id: 'sheetGrid.empty' }),
    input: intl.formatMessage({ id: 'sheetGrid.input' }),
    formula: intl.formatMessage({ id: 'sheetGrid.formula' }),
    note: intl.formatMessage({ id: 'sheetGrid.note' }),
  },
  foldGroup: (line) => intl.formatMessage({ id: 'sheetGrid.foldGroup' }, { line }),
  refusal: (why) => refusalWords(intl, why),
  changed: (cell, value) => intl.formatMessage({ id: 'sheetGrid.changed' }, { cell, value }),
  pasted: (count) => intl.formatMessage({ id: 'sheetGrid.pasted' }, { count }),
  copyOneBlock: intl.formatMessage({ id: 'sheetGrid.copyOneBlock' }),
  cutOneBlock: intl.formatMessage({ id: 'sheetGrid.cutOneBlock' }),
  pasteOneBlock: intl.formatMessage({ id: 'sheetGrid.pasteOneBlock' }),
  addingBlock: intl.formatMessage({ id: 'sheetGrid.addingBlock' }),
  copied: (count) => intl.formatMessage({ id: 'sheetGrid.copied' }, { count }),
});

export function useGridTexts(): GridTexts {
  const intl = useIntl();
  return useMemo(() => textsOf(intl), [intl]);
}
