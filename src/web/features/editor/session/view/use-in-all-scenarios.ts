// Says that numbers shared by all scenarios apply to every one of them, if there are several.
import { useIntl } from 'react-intl';
import { useTemplateFact } from '../../document/document-context.ts';
import { scenarioNames } from '../../document/scenarios/scenario-names.ts';

export const useHasScenarios = (): boolean =>
  useTemplateFact((template) => scenarioNames(template).length > 1);

/** Null if there is only one. */
export function useInAllScenarios(): string | null {
  const { formatMessage } = useIntl();
  return useHasScenarios() ? formatMessage({ id: 'items.in-all-scenarios' }) : null;
}

/** The joined hints below a field; undefined without any. */
export function joinedHint(parts: readonly (string | false | null)[]): { readonly hint?: string } {
  const said = parts.filter((part) => typeof part === 'string');
  return said.length === 0 ? {} : { hint: said.join('. ') };
}
