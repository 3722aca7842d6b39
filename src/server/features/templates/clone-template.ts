// Saves a prepared copy of a template under its new uuid.
import type { PreparedCopy } from '#server/documents/posted-clone.ts';
import { pricedDocument } from '#server/documents/priced-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { priceOfCopy, type SavingTerms } from '#server/money/price-of-copy.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { addTemplate } from './add-template.ts';

/** Returns the JSON of the reply in pieces: to parse the copy only to write it again would cost more than everything else. */
export async function cloneTemplate(
  ports: Ports,
  session: Session,
  origins: readonly string[],
  copy: PreparedCopy,
  limits: SavingTerms,
): Promise<readonly Uint8Array[]> {
  const cashier = { query: ports.database.query, paywall: limits.paywall, now: ports.clock.now() };
  const price = await priceOfCopy(cashier, session.account, origins);
  const added = await addTemplate(ports, session, copy.uuid, copy, price, limits);
  // The account was deleted in the meantime.
  if (added === null) throw new AppError('session-required');
  const rest = Buffer.from(`,"revision":${added.revision}}`);
  return [Buffer.from('{"template":'), ...pricedDocument(copy.document, price.priceCents), rest];
}
