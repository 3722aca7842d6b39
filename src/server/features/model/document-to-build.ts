// The template to build: the saved one, or the posted one if no template with that id is saved.

import type { PricedTemplate } from '#catalog/needs-purchase.ts';
import { readSummary } from '#server/cards/stored-summary.ts';
import { findTemplate } from '#server/database/rows/template-rows.ts';
import { storableText } from '#server/documents/storable-text.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Account } from '#server/ports/database/tables.ts';

export interface DocumentToBuild extends PricedTemplate {
  readonly title: string;
  readonly document: string;
}

interface BuildInput {
  readonly templateId?: string | undefined;
  readonly template?: object | undefined;
}

/** Longer than any file system allows for a name. */
const maxTitleChars = 300;

export async function documentToBuild(
  { query }: Pick<Database, 'query'>,
  account: Account,
  { templateId, template }: BuildInput,
): Promise<DocumentToBuild> {
  if (templateId !== undefined) {
    const saved = await findTemplate(query, templateId, account.id);
    if (saved !== undefined) {
      const price = readSummary(saved.summary)?.price ?? null;
      return { title: saved.name, document: saved.document, uuid: templateId, price };
    }
  }
  if (template === undefined) throw new AppError('template-not-found');
  const { uuid = '', price = null }: { uuid?: unknown; price?: unknown } = template;
  return {
    title: titleOf(template),
    document: textOf(template),
    uuid: String(uuid),
    price: typeof price === 'number' ? price : null,
  };
}

function titleOf(template: object): string {
  const name = 'name' in template && typeof template.name === 'string' ? template.name : '';
  return storableText(name.slice(0, maxTitleChars));
}

/** Whether it is a valid template is checked by the process that builds it. */
function textOf(template: object): string {
  try {
    return JSON.stringify(template);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('template-invalid', { faults: [{ path: '', message: 'is nested too deeply' }] });
  }
}
