// Describes each difference between two versions in the visitor's language: its heading, its subject, and both values.

import { useCallback } from 'react';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import { isResourceSectionId } from '#template/sections.ts';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { lookupNames, sectionNames, termNames } from '../../document/resources/resource-names.ts';
import { wordTermNames } from '../../document/resources/word-terms.ts';
import { driverWords } from '../../drivers/driver-words.ts';
import { nameOfMonth } from '../../fields/name-of-month.ts';
import type { Difference, SettingId } from './difference.ts';
import { namedValues, settingNames } from './setting-names.ts';

export interface DifferenceTexts {
  readonly key: string;
  readonly group: string;
  readonly what: string;
  /** The part that differs, such as the price. */
  readonly part: string | null;
  readonly one: string;
  readonly other: string;
}

type PartialTexts = Omit<DifferenceTexts, 'key' | 'group' | 'part'> & { readonly part?: string };

const messages = defineMessages({
  there: { id: 'difference.there' },
  absent: { id: 'difference.absent' },
  on: { id: 'difference.on' },
  off: { id: 'difference.off' },
  changed: { id: 'difference.changed' },
  empty: { id: 'difference.empty' },
});

interface TextContext {
  readonly intl: IntlShape;
  readonly formatMessage: IntlShape['formatMessage'];
  readonly formatDate: IntlShape['formatDate'];
  readonly sheetTitle: (moduleId: string) => string;
}

export function useDifferenceTexts(): (difference: Difference) => DifferenceTexts {
  const intl = useIntl();
  const sheets = useCalculated((calculated) => calculated.sheets);
  return useCallback(
    (difference) => {
      const sheetTitle = (id: string) => sheets.find(({ moduleId }) => moduleId === id)?.title ?? id;
      const speaker = {
        ...{ intl, formatMessage: intl.formatMessage, formatDate: intl.formatDate, sheetTitle },
      };
      const { part = null, ...said } = textsOf(difference, speaker);
      return { key: JSON.stringify(difference), group: groupOf(difference, speaker), part, ...said };
    },
    [intl, sheets],
  );
}

function groupOf(difference: Difference, { formatMessage }: TextContext): string {
  if ('resource' in difference || difference.kind === 'order')
    return sectionName(difference.sectionId, formatMessage);
  if (difference.kind === 'sheet' || difference.kind === 'section')
    return formatMessage({ id: 'editor.sheets' });
  if (difference.kind === 'scenario') return formatMessage({ id: 'scenario.title' });
  return formatMessage({ id: 'difference.settings' });
}

const sectionName = (id: string, formatMessage: TextContext['formatMessage']): string =>
  isResourceSectionId(id) ? formatMessage(sectionNames[id]) : id;

function textsOf(difference: Difference, speaker: TextContext): PartialTexts {
  const { intl, formatMessage, sheetTitle } = speaker;
  const say = (id: keyof typeof messages) => formatMessage(messages[id]);
  const pair = (one: boolean, other: boolean, yes: keyof typeof messages, no: keyof typeof messages) => ({
    one: say(one ? yes : no),
    other: say(other ? yes : no),
  });
  switch (difference.kind) {
    case 'sheet':
      return {
        what: sheetTitle(difference.moduleId),
        ...pair(difference.one, difference.other, 'on', 'off'),
      };
    case 'section':
      return {
        what: sectionName(difference.sectionId, formatMessage),
        ...pair(difference.one, difference.other, 'on', 'off'),
      };
    case 'resource':
      return {
        what: difference.resource,
        ...pair(difference.isInOne, !difference.isInOne, 'there', 'absent'),
      };
    case 'details':
      return { what: difference.resource, one: '', other: say('changed') };
    case 'driver':
      return driverTexts(difference, intl);
    case 'other':
      return { what: formatMessage({ id: 'difference.other' }), one: '', other: say('changed') };
    default:
      return valuesOf(difference, speaker);
  }
}

type ValueDifference = Exclude<
  Difference,
  { kind: 'sheet' | 'section' | 'resource' | 'details' | 'driver' | 'other' }
>;

function valuesOf(difference: ValueDifference, speaker: TextContext): PartialTexts {
  const { formatMessage } = speaker;
  const shown = (value: string | null) =>
    value === null || value === '' ? formatMessage(messages.empty) : value;
  const values = { one: shown(difference.one), other: shown(difference.other) };
  switch (difference.kind) {
    case 'setting':
      return {
        what: formatMessage(settingNames[difference.setting]),
        ...settingValues(difference, speaker, values),
      };
    case 'scenario':
      return {
        what: formatMessage({ id: 'scenario.name' }, { number: difference.place }),
        one: difference.one ?? formatMessage(messages.absent),
        other: difference.other ?? formatMessage(messages.absent),
      };
    case 'order':
      return { what: formatMessage({ id: 'difference.order' }), ...values };
    case 'moved':
      return {
        what: difference.resource,
        part: formatMessage({ id: 'difference.section' }),
        one: sectionName(difference.one, formatMessage),
        other: sectionName(difference.other, formatMessage),
      };
    case 'word': {
      const { name, words } = wordTermNames[difference.term];
      const said = (word: string) => (words[word] ? formatMessage(words[word]) : word);
      return {
        what: difference.resource,
        part: formatMessage(name),
        one: said(difference.one),
        other: said(difference.other),
      };
    }
    default:
      return { what: difference.resource, part: partOf(difference, formatMessage), ...values };
  }
}

/** The name of a value that is a word or a number of the product; null where it is the person's own. */
function settingValue(setting: SettingId, value: string, { formatMessage, formatDate }: TextContext) {
  if (setting === 'yearEnd') return nameOfMonth(Number(value), formatDate);
  const names = namedValues[setting];
  const message = names?.[value];
  return names ? (message ? formatMessage(message) : value) : null;
}

function settingValues(
  { setting, one, other }: Extract<Difference, { kind: 'setting' }>,
  speaker: TextContext,
  values: { readonly one: string; readonly other: string },
) {
  const named = (value: string | null) => settingValue(setting, value ?? '', speaker);
  return { one: named(one) ?? values.one, other: named(other) ?? values.other };
}

type PartDifference = Extract<
  Difference,
  { kind: 'name' | 'formula' | 'numbers' | 'opening' | 'term' | 'lookup' }
>;

function partOf(difference: PartDifference, formatMessage: TextContext['formatMessage']): string {
  switch (difference.kind) {
    case 'name':
      return formatMessage({ id: 'difference.name' });
    case 'formula':
      return formatMessage({ id: 'add.formula' });
    case 'opening':
      return formatMessage({ id: 'opening.title' });
    case 'term':
      return formatMessage(termNames(difference.term).name);
    case 'lookup':
      return formatMessage(lookupNames[difference.lookup]);
    case 'numbers':
      return inputPart(difference, formatMessage);
  }
}

type InputDifference = Extract<Difference, { kind: 'numbers' | 'driver' }>;

function inputPart(
  { input, flow, scenario }: InputDifference,
  formatMessage: TextContext['formatMessage'],
): string {
  const name = formatMessage({ id: 'flow.input' }, { name: input, flow: flow ?? 'only' });
  return scenario === null ? name : `${name} · ${scenario}`;
}

/** What is no different in words, such as a part without a number yet, was changed nevertheless. */
function driverTexts(difference: Extract<Difference, { kind: 'driver' }>, intl: IntlShape): PartialTexts {
  const [one, other] = [driverWords(intl, difference.one), driverWords(intl, difference.other)];
  const part = inputPart(difference, intl.formatMessage);
  const said = one === other ? { one: '', other: intl.formatMessage(messages.changed) } : { one, other };
  return { what: difference.resource, part, ...said };
}
