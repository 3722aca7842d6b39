// What a card says about a template: its description, or the start of the list of what it sells.
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';

const maxLength = 120;

export function describeTemplate({
  description,
  services,
}: Pick<TemplateSummary, 'description' | 'services'>): string {
  if (description.trim() !== '') return description;
  if (services.length === 0) return '';
  return `${services.join('; ').slice(0, maxLength)}...`;
}
