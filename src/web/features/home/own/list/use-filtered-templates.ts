// The templates that match the search, in the chosen order.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { findByWords, searchable } from '../../search/find-by-words.ts';
import { useTemplateName } from '../templates/use-template-name.ts';
import { useListView } from './list-view.ts';
import { sortTemplates } from './sort-templates.ts';

export function useFilteredTemplates(
  templates: readonly TemplateSummary[],
  query: string,
): readonly TemplateSummary[] {
  const { locale } = useIntl();
  const nameOf = useTemplateName();
  const order = useListView((state) => state.order);
  const sorted = useMemo(
    () =>
      searchable(sortTemplates(templates, order, locale, nameOf), (template) => [
        nameOf(template),
        template.description,
        ...template.services,
      ]),
    [templates, order, locale, nameOf],
  );
  return useMemo(() => findByWords(sorted, query), [sorted, query]);
}
