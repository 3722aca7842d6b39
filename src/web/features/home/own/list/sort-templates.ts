// Sorts templates as the visitor chose: by last change, by name, or by creation.
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';

export const sortOrders = ['changed', 'name', 'created'] as const;
export type SortOrder = (typeof sortOrders)[number];

type Sortable = Pick<TemplateSummary, 'uuid' | 'timestamp' | 'createdAt'>;
type Compare = (one: Sortable, other: Sortable) => number;

export function sortTemplates<Template extends Sortable>(
  templates: readonly Template[],
  order: SortOrder,
  locale: string,
  nameOf: (template: Template) => string,
): readonly Template[] {
  if (order !== 'name') return [...templates].sort(order === 'changed' ? byChange : byCreation);
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const named = templates.map((template) => ({ template, name: nameOf(template) }));
  named.sort((one, other) => compare(one.name, other.name) || byChange(one.template, other.template));
  return named.map(({ template }) => template);
}

/** The uuid is the last criterion, so that equals never swap places. */
const byUuid: Compare = (one, other) => (one.uuid < other.uuid ? -1 : 1);
const byChange: Compare = (one, other) => other.timestamp - one.timestamp || byUuid(one, other);
const byCreation: Compare = (one, other) => other.createdAt - one.createdAt || byUuid(one, other);
