// The page's name for the row that a variable reads; null if there is no such row.
import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { Template } from '#template/template.ts';
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

/** A row of the template by its own name, or one that every model has. */
export type ReadRow = { readonly target: NamedTarget } | { readonly name: string };

export function readRow(template: Template, stored: string): ReadRow | null {
  const id = withoutTotal(stored);
  if (isNamedTarget(id)) return { target: id };
  const resources = targetResources(template);
  const rows = [...resources, ...resources.flatMap(rowTargets)];
  const row = rows.find((one) => one.id === id);
  return row ? { name: row.name } : null;
}

export const readRowName = (row: ReadRow, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string =>
  'target' in row ? formatMessage(targetNames[row.target]) : row.name;

export function useReferenceName(): (id: string) => string | null {
  const intl = useIntl();
  const template = useTemplate();
  return (stored) => {
    const row = readRow(template, stored);
    return row && readRowName(row, intl);
  };
}
