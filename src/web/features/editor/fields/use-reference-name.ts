// The page's name for the row that a variable reads; null if there is no such row.
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { useTemplate } from '../document/document-context.ts';
import {
  isNamedTarget,
  type NamedTarget,
  rowTargets,
  targetResources,
  withoutTotal,
} from '../document/resources/references.ts';

export const targetNames: Readonly<Record<NamedTarget, MessageDescriptor>> = defineMessages({
  section_sales: { id: 'section.section_sales' },
  section_cos: { id: 'section.section_cos' },
  gross_profit: { id: 'reference.gross_profit' },
  section_sga: { id: 'section.section_sga' },
  section_fixedassets: { id: 'reference.section_fixedassets' },
  period_days: { id: 'reference.period_days' },
  period_number: { id: 'reference.period_number' },
  period_years: { id: 'reference.period_years' },
});

export function useReferenceName(): (id: string) => string | null {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  return (stored) => {
    const id = withoutTotal(stored);
    if (isNamedTarget(id)) return formatMessage(targetNames[id]);
    const resources = targetResources(template);
    const rows = [...resources, ...resources.flatMap(rowTargets)];
    return rows.find((row) => row.id === id)?.name ?? null;
  };
}
