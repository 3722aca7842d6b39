// Describes each difference between two versions in the visitor's language: its heading, its subject, and both values.

import { useCallback } from 'react';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import { isDate } from '#template/date.ts';
import { isResourceSectionId, isSectionId, moduleOf, sections } from '#template/sections.ts';
import { dayText } from '#web/ui/dates/dates.tsx';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { useTemplateFact } from '../../document/document-context.ts';
import { sectionNames } from '../../document/resources/resource-names.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import { driverWords } from '../../drivers/driver-words.ts';
import { nameOfMonth } from '../../fields/name-of-month.ts';
import { writtenNumbers } from '../../fields/numbers/written-numbers.ts';
import { readRowName } from '../../fields/use-reference-name.ts';
import type { ChosenResource, Difference, ReadInput, SettingId } from './difference.ts';
import { numberPart, partOf } from './part-texts.ts';
import { namedValues, settingNames } from './setting-names.ts';
import { wordTermNames } from './word-terms.ts';

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
  gone: { id: 'reference.gone' },
  none: { id: 'reference.none' },
});

interface TextContext {
  readonly intl: IntlShape;
  readonly formatMessage: IntlShape['formatMessage'];
  readonly formatDate: IntlShape['formatDate'];
  readonly sheetTitle: (moduleId: string) => string;
  readonly currency: string;
}

export function useDifferenceTexts(): (difference: Difference) => DifferenceTexts {
  const intl = useIntl();
  const sheets = useCalculated((calculated) => calculated.sheets);
  const currency = useTemplateFact(currencyName);
  return useCallback(
    (difference) => {
      const sheetTitle = (id: string) => sheets.find(({ moduleId }) => moduleId === id)?.title ?? id;
      const speaker = {
        ...{ intl, formatMessage: intl.formatMessage, formatDate: intl.formatDate },
        ...{ sheetTitle, currency },
      };
      const { part = null, ...said } = textsOf(difference, speaker);
      // What is no different in words, such as a step by another name, was changed nevertheless.
      const values = said.one === said.other ? { one: '', other: intl.formatMessage(messages.changed) } : {};
      return {
        key: JSON.stringify(difference),
        group: groupOf(difference, speaker),
        part,
        ...said,
        ...values,
      };
    },
    [intl, sheets, currency],
  );
}

function groupOf(difference: Difference, speaker: TextContext): string {
  const { formatMessage } = speaker;
  if ('resource' in difference || difference.kind === 'order')
    return sectionName(difference.sectionId, speaker);
  if (difference.kind === 'sheet' || difference.kind === 'section')
    return formatMessage({ id: 'editor.sheets' });
  if (difference.kind === 'scenario') return formatMessage({ id: 'scenario.title' });
  return formatMessage({ id: 'difference.settings' });
}

/** A section without resources is called as its sheet. */
function sectionName(id: string, { formatMessage, sheetTitle }: TextContext): string {
  if (isResourceSectionId(id)) return formatMessage(sectionNames[id]);
  return isSectionId(id) ? sheetTitle(moduleOf(sections[id].sheet)) : id;
}

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
        what: sectionName(difference.sectionId, speaker),
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
    case 'reference':
      return readTexts(difference, speaker);
    case 'lookup':
      return lookupTexts(difference, speaker);
    case 'other':
      return { what: formatMessage({ id: 'difference.other' }), one: '', other: say('changed') };
    default:
      return valuesOf(difference, speaker);
  }
}

type ValueDifference = Exclude<
  Difference,
  { kind: 'sheet' | 'section' | 'resource' | 'details' | 'driver' | 'reference' | 'lookup' | 'other' }
>;

function valuesOf(difference: ValueDifference, speaker: TextContext): PartialTexts {
  const { intl, formatMessage } = speaker;
  const shown = (value: string | null) => {
    if (value === null || value === '') return formatMessage(messages.empty);
    return isOfNumbers(difference) ? writtenNumbers(value, intl) : value;
  };
  const values = { one: shown(difference.one), other: shown(difference.other) };
  switch (difference.kind) {
    case 'setting':
      return {
        what: formatMessage(settingNames[difference.setting]),
        ...settingValues(difference, speaker, values),
      };
    case 'setting-source':
      return {
        what: formatMessage(settingNames[difference.setting]),
        part: formatMessage({ id: 'sources.source' }),
        ...values,
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
        one: sectionName(difference.one, speaker),
        other: sectionName(difference.other, speaker),
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
      return { what: difference.resource, part: partOf(difference, speaker), ...values };
  }
}

const ownWords: readonly SettingId[] = ['name', 'prompt', 'context', 'currency'];

/** Rather than a person's own words, which may look like a number. */
function isOfNumbers(difference: ValueDifference): boolean {
  if (difference.kind === 'setting') return !ownWords.includes(difference.setting);
  return ['numbers', 'start', 'opening', 'term'].includes(difference.kind);
}

/** The name of a value that is a word or a number of the product; null where it is the person's own. */
function settingValue(setting: SettingId, value: string, { formatMessage, formatDate }: TextContext) {
  if (setting === 'yearEnd') return nameOfMonth(Number(value), formatDate);
  if (setting === 'dateStart' && isDate(value)) return dayText({ formatDate }, value, { isUtc: true });
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

function driverTexts(difference: Extract<Difference, { kind: 'driver' }>, intl: IntlShape): PartialTexts {
  const [one, other] = [driverWords(intl, difference.one), driverWords(intl, difference.other)];
  return { what: difference.resource, part: numberPart(difference, intl.formatMessage), one, other };
}

function readTexts(
  difference: Extract<Difference, { kind: 'reference' }>,
  speaker: TextContext,
): PartialTexts {
  const { intl, formatMessage } = speaker;
  const said = (read: ReadInput): string => {
    if ('typed' in read)
      return read.typed === '' ? formatMessage(messages.empty) : writtenNumbers(read.typed, intl);
    return typeof read.row === 'string' ? formatMessage(messages[read.row]) : readRowName(read.row, intl);
  };
  const { resource, one, other } = difference;
  return { what: resource, part: partOf(difference, speaker), one: said(one), other: said(other) };
}

function lookupTexts(
  difference: Extract<Difference, { kind: 'lookup' }>,
  speaker: TextContext,
): PartialTexts {
  const said = (chosen: ChosenResource): string => {
    if (chosen === null) return speaker.formatMessage(messages.empty);
    return chosen === 'gone' ? speaker.formatMessage(messages.gone) : chosen.name;
  };
  const { resource, one, other } = difference;
  return { what: resource, part: partOf(difference, speaker), one: said(one), other: said(other) };
}
