// The part of a resource that differs between two versions, as the page calls it, with the unit of its numbers.
import type { IntlShape } from 'react-intl';
import type { FlowPart } from '../../document/resources/flow-part.ts';
import { lookupNames, termNames } from '../../document/resources/resource-names.ts';
import type { Difference } from './difference.ts';

type Say = IntlShape['formatMessage'];

interface PartContext {
  readonly formatMessage: Say;
  readonly currency: string;
}

type PartDifference = Extract<
  Difference,
  {
    kind:
      | 'name'
      | 'formula'
      | 'numbers'
      | 'reference'
      | 'start'
      | 'source'
      | 'units'
      | 'opening'
      | 'term'
      | 'lookup';
  }
>;

export function partOf(difference: PartDifference, { formatMessage, currency }: PartContext): string {
  switch (difference.kind) {
    case 'name':
      return formatMessage({ id: 'difference.name' });
    case 'formula':
      return formatMessage({ id: 'add.formula' });
    case 'units':
      return formatMessage({ id: 'editor.units' });
    case 'opening':
      return withUnits(formatMessage({ id: 'opening.title' }), currency);
    case 'term': {
      const { name, units } = termNames(difference.term, difference.sectionId === 'section_sga');
      return withUnits(formatMessage(name), formatMessage(units, { currency }));
    }
    case 'lookup':
      return formatMessage(lookupNames[difference.lookup]);
    case 'reference':
      return inputPart(difference.input, difference.flow, formatMessage);
    case 'start':
      return withUnits(startPart(difference, formatMessage), difference.units);
    case 'source':
      return `${sourcePart(difference, formatMessage)} · ${formatMessage({ id: 'sources.source' })}`;
    case 'numbers':
      return numberPart(difference, formatMessage);
  }
}

const withUnits = (name: string, units: string): string => (units === '' ? name : `${name}, ${units}`);

/** Of inputs that may have the same name in both flows of a resource. */
const inputPart = (name: string, flow: FlowPart | null, formatMessage: Say): string =>
  formatMessage({ id: 'flow.input' }, { name, flow: flow ?? 'only' });

export function numberPart(
  { input, flow, units, scenario }: Extract<Difference, { kind: 'numbers' | 'driver' }>,
  formatMessage: Say,
): string {
  const name = withUnits(inputPart(input, flow, formatMessage), units);
  return scenario === null ? name : `${name} · ${scenario}`;
}

interface Start {
  readonly row: string | null;
  readonly flow: FlowPart | null;
}

function startPart({ row, flow }: Start, formatMessage: Say): string {
  const name =
    row === null ? formatMessage({ id: 'start.only' }) : formatMessage({ id: 'start.of' }, { row });
  return inputPart(name, flow, formatMessage);
}

function sourcePart(
  { source, sectionId }: Extract<Difference, { kind: 'source' }>,
  formatMessage: Say,
): string {
  switch (source.kind) {
    case 'input':
      return inputPart(source.input, source.flow, formatMessage);
    case 'start':
      return startPart(source, formatMessage);
    case 'term':
      return formatMessage(termNames(source.term, sectionId === 'section_sga').name);
    case 'opening':
      return formatMessage({ id: 'opening.title' });
  }
}
