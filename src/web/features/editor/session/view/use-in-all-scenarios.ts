// Says of numbers that no scenario has of its own that they hold in all of them, where there are several.
import { useIntl } from 'react-intl';
import { useTemplateFact } from '../../document/document-context.ts';
import { scenarioNames } from '../../document/scenarios/scenario-names.ts';

export const useHasScenarios = (): boolean =>
  useTemplateFact((template) => scenarioNames(template).length > 1);

/** Null where there is but one. */
export function useInAllScenarios(): string | null {
  const { formatMessage } = useIntl();
  return useHasScenarios() ? formatMessage({ id: 'items.in-all-scenarios' }) : null;
}

/** The words under a field; without any it has none. */
export function joinedHint(parts: readonly (string | false | null)[]): { readonly hint?: string } {
  const said = parts.filter((part) => typeof part === 'string');
  return said.length === 0 ? {} : { hint: said.join('. ') };
}
