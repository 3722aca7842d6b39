// The template that a build is asked for: the saved one, or the one that came along where there is none of that id.
import type { z } from 'zod';
import type { calls } from '#contract/calls.ts';
import type { Account } from '#server/database/tables.ts';
import { findTemplate } from '#server/database/template-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Ports } from '#server/ports/ports.ts';

type Body = z.output<(typeof calls)['buildModel']['body']>;

export interface DocumentToBuild {
  readonly title: string;
  readonly document: string;
}

export async function documentToBuild(
  { database }: Pick<Ports, 'database'>,
  account: Account,
  { templateId, template }: Pick<Body, 'templateId' | 'template'>,
): Promise<DocumentToBuild> {
  if (templateId !== undefined) {
    const saved = await findTemplate(database.query, templateId, account.id);
    if (saved !== undefined) return { title: saved.name, document: saved.document };
  }
  if (template === undefined) throw new AppError('template-not-found');
  const { name } = template;
  return { title: typeof name === 'string' ? name : '', document: JSON.stringify(template) };
}
