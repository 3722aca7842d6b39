// Says each difference between two versions in the visitor's language: under which heading, of what, and what stands in each.
import { useCallback } from 'react';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { lookupNames, sectionNames, termNames } from '../../document/resources/resource-names.ts';
import type { Difference } from './difference.ts';
import { settingNames, valueNames } from './setting-names.ts';

export interface DifferenceWords {
  readonly key: string;
  readonly group: string;
  readonly what: string;
  /** What of it, such as its price. */
  readonly part: string | null;
  readonly one: string;
  readonly other: string;
}

type Said = Omit<DifferenceWords, 'key' | 'group' | 'part'> & { readonly part?: string };

const words = defineMessages({
  there: { id: 'difference.there' },
  absent: { id: 'difference.absent' },
  on: { id: 'difference.on' },
  off: { id: 'difference.off' },
  changed: { id: 'difference.changed' },
  empty: { id: 'difference.empty' },
});

interface Speaker {
  readonly formatMessage: IntlShape['formatMessage'];
  readonly sheetTitle: (moduleId: string) => string;
}

export function useDifferenceWords(): (difference: Difference) => DifferenceWords {
  const { formatMessage } = useIntl();
  const sheets = useCalculated((calculated) => calculated.sheets);
  return useCallback(
    (difference) => {
      const sheetTitle = (id: string) => sheets.find(({ moduleId }) => moduleId === id)?.title ?? id;
      const speaker = { formatMessage, sheetTitle };
      const { part = null, ...said } = wordsOf(difference, speaker);
      return { key: JSON.stringify(difference), group: groupOf(difference, speaker), part, ...said };
    },
    [formatMessage, sheets],
  );
}

function groupOf(difference: Difference, { formatMessage }: Speaker): string {
  if ('resource' in difference || difference.kind === 'order')
    return sectionName(difference.sectionId, formatMessage);
  if (difference.kind === 'sheet' || difference.kind === 'section')
    return formatMessage({ id: 'editor.sheets' });
  if (difference.kind === 'scenario') return formatMessage({ id: 'scenario.title' });
  return formatMessage({ id: 'difference.settings' });
}

function sectionName(id: string, formatMessage: Speaker['formatMessage']): string {
  const message = sectionNames[id];
  return message ? formatMessage(message) : id;
}

function wordsOf(difference: Difference, { formatMessage, sheetTitle }: Speaker): Said {
  const say = (id: keyof typeof words) => formatMessage(words[id]);
  const pair = (one: boolean, other: boolean, yes: keyof typeof words, no: keyof typeof words) => ({
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
    case 'other':
      return { what: formatMessage({ id: 'difference.other' }), one: '', other: say('changed') };
    default:
      return valuesOf(difference, formatMessage);
  }
}

type Valued = Exclude<Difference, { kind: 'sheet' | 'section' | 'resource' | 'details' | 'other' }>;

function valuesOf(difference: Valued, formatMessage: Speaker['formatMessage']): Said {
  const shown = (value: string | null) =>
    value === null || value === '' ? formatMessage(words.empty) : value;
  const values = { one: shown(difference.one), other: shown(difference.other) };
  switch (difference.kind) {
    case 'setting':
      return {
        what: formatMessage(settingNames[difference.setting]),
        ...settingValues(difference, formatMessage, values),
      };
    case 'scenario':
      return {
        what: formatMessage({ id: 'scenario.name' }, { number: difference.place }),
        one: difference.one ?? formatMessage(words.absent),
        other: difference.other ?? formatMessage(words.absent),
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
    default:
      return { what: difference.resource, part: partOf(difference, formatMessage), ...values };
  }
}

function settingValues(
  { setting, one, other }: Extract<Difference, { kind: 'setting' }>,
  formatMessage: Speaker['formatMessage'],
  values: { readonly one: string; readonly other: string },
) {
  if (setting !== 'periodicity' && setting !== 'moneyUnits') return values;
  const named = (value: string | null) => {
    const message = valueNames[value ?? ''];
    return message ? formatMessage(message) : (value ?? '');
  };
  return { one: named(one), other: named(other) };
}

type Part = Extract<Difference, { kind: 'name' | 'formula' | 'numbers' | 'opening' | 'term' | 'lookup' }>;

function partOf(difference: Part, formatMessage: Speaker['formatMessage']): string {
  switch (difference.kind) {
    case 'name':
      return formatMessage({ id: 'difference.name' });
    case 'formula':
      return formatMessage({ id: 'add.formula' });
    case 'opening':
      return formatMessage({ id: 'opening.title' });
    case 'term':
      return formatMessage(termNames[difference.term].name);
    case 'lookup':
      return formatMessage(lookupNames[difference.lookup]);
    case 'numbers': {
      const { input, flow, scenario } = difference;
      const name = formatMessage({ id: 'flow.input' }, { name: input, flow: flow ?? 'only' });
      return scenario === null ? name : `${name} · ${scenario}`;
    }
  }
}
