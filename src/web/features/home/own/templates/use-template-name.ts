// The name of a template on its card.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export function useTemplateName(): (template: { readonly name: string }) => string {
  const { formatMessage } = useIntl();
  return useCallback(({ name }) => name.trim() || formatMessage({ id: 'home.unnamed' }), [formatMessage]);
}
