// The name of an assumption: its resource and which input of it.
import { useIntl } from 'react-intl';
import { termNames } from '../document/resources/resource-names.ts';
import { optionNames } from '../fields/option-names.ts';
import { useStartName } from '../fields/start-name.ts';
import { useInputName } from '../fields/use-input-name.ts';
import type { AssumptionNames } from './assumptions.ts';

export function useAssumptionName(): (assumption: AssumptionNames) => string {
  const { formatMessage } = useIntl();
  const inputName = useInputName();
  const startName = useStartName();
  return ({ place, resourceName, name, flow }) => {
    const owner = resourceName ?? '';
    switch (place.kind) {
      case 'option':
        return formatMessage(optionNames[place.key]);
      case 'term':
        return `${owner}: ${formatMessage(termNames(place.term).name)}`;
      case 'opening':
        return `${owner}: ${formatMessage({ id: 'sources.opening' })}`;
      case 'start':
        return `${owner}: ${inputName(startName(name), flow)}`;
      case 'input':
        return `${owner}: ${inputName(name ?? '', flow)}`;
    }
  };
}
