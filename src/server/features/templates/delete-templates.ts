// Deletes and restores one's own templates; other people's templates get the same error as ones that never existed.
import type { z } from 'zod';
import type { templateSummary } from '#contract/shapes/template-shapes.ts';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { listDeletedCards, listTemplateCards } from '#server/database/rows/cards/list-cards.ts';
import { deleteContent } from '#server/database/rows/delete-in-pieces.ts';
import {
  deleteTemplate,
  purgeTemplate,
  purgeTemplates,
  undeleteTemplate,
} from '#server/database/rows/template-rows.ts';
import { templateCardOf } from '#server/documents/template-card.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isSubscribed } from '#server/money/buyer-of.ts';
import { needsPurchaseFor } from '#server/money/needs-purchase.ts';
import type { SavingTerms } from '#server/money/price-of-copy.ts';
import type { Paywall } from '#server/policy/money/must-pay.ts';
import { templateLimitOf } from '#server/policy/template-limit.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';

type Summary = z.input<typeof templateSummary>;

export const deletedKeptForMs = 30 * 24 * 60 * 60 * 1000;

/** Always sorted, so that two calls on the same templates wait for each other and never deadlock. */
const sortedUuids = (uuids: readonly string[]): readonly string[] => [...new Set(uuids)].sort();

/** All of them, or none if one does not exist. */
export async function deleteTemplates(
  { database, clock }: Ports,
  account: Account,
  uuids: readonly string[],
): Promise<void> {
  const now = clock.now();
  await database.query.transaction().execute(async (transaction) => {
    for (const uuid of sortedUuids(uuids)) {
      if (!(await deleteTemplate(transaction, uuid, account.id, now)))
        throw new AppError('template-not-found');
    }
  });
}

export async function deletedTemplates({ database, clock }: Ports, account: Account, paywall: Paywall) {
  const now = clock.now();
  const cardOf = templateCardOf(await needsPurchaseFor({ query: database.query, paywall, now }, account));
  return listDeletedCards(database.query, account.id, now - deletedKeptForMs, (card) => ({
    ...cardOf(card),
    deletedAt: card.deleted_at ?? 0,
  }));
}

/** All of them, or none if one does not exist or there is no room. */
export async function restoreTemplates(
  { database, clock }: Ports,
  account: Account,
  uuids: readonly string[],
  { paywall, ...limits }: SavingTerms,
): Promise<Summary[]> {
  const now = clock.now();
  const after = now - deletedKeptForMs;
  return database.query.transaction().execute(async (transaction) => {
    // Locked, so that tabs that restore and add at once cannot exceed the limit together.
    await lockAccount(transaction, account.id);
    for (const uuid of sortedUuids(uuids)) {
      if (!(await undeleteTemplate(transaction, uuid, account.id, after)))
        throw new AppError('template-not-found');
    }
    const needsPurchase = await needsPurchaseFor({ query: transaction, paywall, now }, account);
    const cards = await listTemplateCards(transaction, account.id, templateCardOf(needsPurchase));
    const limit = templateLimitOf(account, await isSubscribed(transaction, account, now), limits);
    if (cards.length > limit) throw new AppError('template-limit');
    const restored = new Set(uuids);
    return cards.filter(({ uuid }) => restored.has(uuid));
  });
}

/** Permanently: all of them, or none if one does not exist. */
export async function emptyTemplates(
  { database, clock }: Ports,
  account: Account,
  uuids: readonly string[],
): Promise<void> {
  const after = clock.now() - deletedKeptForMs;
  await database.query.transaction().execute(async (transaction) => {
    for (const uuid of sortedUuids(uuids)) {
      if (!(await purgeTemplate(transaction, uuid, account.id, after)))
        throw new AppError('template-not-found');
    }
  });
  // If the process ends here, the next sweep does it.
  for (const uuid of sortedUuids(uuids)) await deleteContent(database.query, uuid);
}

export async function sweepDeletedTemplates({
  database,
  clock,
}: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const purged = await purgeTemplates(database.query, clock.now() - deletedKeptForMs);
  for (const uuid of purged) await deleteContent(database.query, uuid);
}
