// A template as lists for operators show it: from its columns alone, so that no document is read for it.
import type { z } from 'zod';
import type { operatorTemplate } from '#contract/shapes/admin/operator-user-shapes.ts';
import { defaultLanguage } from '#language/language.ts';
import { readSummary } from '#server/cards/stored-summary.ts';
import type { ListedTemplateRow } from '#server/database/rows/operators/listed-template-rows.ts';
import { dollarsOf } from '#server/documents/priced-document.ts';

export type ListedTemplate = z.input<typeof operatorTemplate>;

export function listedTemplateOf(row: ListedTemplateRow): ListedTemplate {
  const { description = '', language = defaultLanguage } = readSummary(row.summary) ?? {};
  return {
    ...{ uuid: row.uuid, name: row.name, price: dollarsOf(row.price_cents), description, language },
    ...{ createdAt: row.created_at, updatedAt: row.updated_at, timestamp: row.updated_at },
    templateContext: row.context ?? '',
    resourceCount: row.resource_count ?? 0,
  };
}
