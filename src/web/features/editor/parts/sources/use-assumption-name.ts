// What an assumption is called: the resource it belongs to, and what it is of it.
import { useIntl } from 'react-intl';
import type { AssumptionNames } from '../../document/provenance/assumptions.ts';
import { optionNames } from '../option-names.ts';
import { termNames } from '../resource-names.ts';
import { useInputName } from '../use-input-name.ts';

export function useAssumptionName(): (assumption: AssumptionNames) => string {
  const { formatMessage } = useIntl();
  const inputName = useInputName();
  return ({ place, ofName, name, flow }) => {
    const owner = ofName ?? '';
    switch (place.kind) {
      case 'option':
        return formatMessage(optionNames[place.key]);
      case 'term':
        return `${owner}: ${formatMessage(termNames[place.term].name)}`;
      case 'opening':
        return `${owner}: ${formatMessage({ id: 'sources.opening' })}`;
      case 'input':
        return `${owner}: ${inputName(name ?? '', flow)}`;
    }
  };
}
