// The name of an assumption: its resource and which input of it.
import { useIntl } from 'react-intl';
import { termNames } from '../document/resources/resource-names.ts';
import { optionNames } from '../fields/option-names.ts';
import { useInputName } from '../fields/use-input-name.ts';
import type { AssumptionNames } from './assumptions.ts';

export function useAssumptionName(): (assumption: AssumptionNames) => string {
  const { formatMessage } = useIntl();
  const inputName = useInputName();
  return ({ place, resourceName, name, flow }) => {
    const owner = resourceName ?? '';
    switch (place.kind) {
      case 'option':
        return formatMessage(optionNames[place.key]);
      case 'term':
        return `${owner}: ${formatMessage(termNames(place.term).name)}`;
      case 'opening':
        return `${owner}: ${formatMessage({ id: 'sources.opening' })}`;
      case 'input':
        return `${owner}: ${inputName(name ?? '', flow)}`;
    }
  };
}
