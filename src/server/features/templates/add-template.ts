// Adds a template to an account, with its first version, unless the account keeps as many as it may.
import type { Account } from '#server/database/tables.ts';
import { insertTemplate } from '#server/database/template-rows.ts';
import type { CheckedDocument } from '#server/documents/checked-document.ts';
import { AppError } from '#server/http/app-error.ts';
import { type TemplateLimits, templateLimitOf } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import { keepVersion, type Saved } from './save-over.ts';

/** Null where the uuid is in use already. */
export async function addTemplate(
  { database, clock }: Ports,
  account: Account,
  uuid: string,
  checked: CheckedDocument,
  limits: TemplateLimits,
): Promise<Saved | null> {
  const now = clock.now();
  const times = { created_at: now, updated_at: now, deleted_at: null };
  const insertion = await database.query.transaction().execute(async (step) => {
    const row = { uuid, account_id: account.id, ...checked, revision: 1, ...times };
    const end = await insertTemplate(step, row, templateLimitOf(account, limits));
    if (end === 'inserted') {
      await keepVersion(step, uuid, checked, { kind: 'saved', revision: 1, savedAt: now });
    }
    return end;
  });
  if (insertion === 'limit') throw new AppError('template-limit');
  return insertion === 'taken' ? null : { uuid, revision: 1, timestamp: now };
}
