// The job that follows a payment: the receipt by email, and the workbook behind a link, each once whatever dies in between.
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { defaultLanguage } from '#language/language.ts';
import type { ModelWriter } from '#server/building/model-writer.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import {
  beginReceipt,
  findReceipt,
  lockReceipt,
  type Receipt,
  updateReceipt,
} from '#server/database/rows/money/receipt-rows.ts';
import type { EmailQueue, WrittenContent } from '#server/emails/email-queue.ts';
import { reasonOf } from '#server/errors/reason-of.ts';
import { type AfterGivingUp, type JobHandler, PermanentJobError } from '#server/jobs/job-handler.ts';
import { maxAttempts } from '#server/jobs/retry-delays.ts';
import { buyerAddress } from '#server/money/buyer-address.ts';
import { orderPayload } from '#server/money/checkouts/order-payload.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { MakeSpreadsheet } from '#server/spreadsheets/make-spreadsheet.ts';
import { buildReceiptFile } from './build-receipt-file.ts';
import { createSpreadsheet } from './create-spreadsheet.ts';
import { newToken, openFileToken, receiptFilePath, receiptPath, settingsPath } from './receipt-links.ts';
import {
  type FileAnswer,
  fileEmail,
  noFileEmail,
  operatorEmail,
  type ReceiptLinks,
  receiptEmail,
} from './words/receipt-emails.ts';
import { type ReceiptFacts, readReceiptFacts } from './words/receipt-facts.ts';

export interface ReceiptParts {
  readonly ports: Pick<Ports, 'clock' | 'database' | 'files'>;
  readonly writer: ModelWriter;
  readonly makeSpreadsheet: MakeSpreadsheet;
  readonly emails: EmailQueue;
  readonly wake: () => void;
  /** Of the addresses in emails. */
  readonly origin: () => string;
  readonly seller: readonly string[];
  /** Who is told of a workbook that cannot be made. */
  readonly operatorEmail: string | null;
  /** How long the receipt waits for its workbook. */
  readonly patienceMs?: number;
}

const defaultPatienceMs = 20_000;

export const sendReceipt =
  (parts: ReceiptParts): JobHandler =>
  async (payload, { attempts }, signal) => {
    const { orderId } = orderPayload.parse(payload);
    const { clock, database } = parts.ports;
    const order = await findOrder(database.query, orderId);
    if (order === undefined || order.paid_at === null) return;
    await beginReceipt(database.query, newReceipt(order, clock.now()));
    const building = attempt(parts, order, signal);
    // What was in the way before may be so again, and the receipt waits for nothing twice.
    if (attempts === 1) await within(building, parts.patienceMs ?? defaultPatienceMs);
    await mailReceipt(parts, orderId);
    const error = await building;
    if (error === null) await mailFile(parts, orderId);
    else await giveUpOrThrow(parts, orderId, error, attempts);
  };

const newReceipt = ({ id, kind }: Order, now: number) => ({
  ...{ order_id: id, token: newToken(), created_at: now },
  file_state: kind === 'template' ? ('waiting' as const) : ('none' as const),
});

/** Returns what was in the way. */
async function attempt(
  { ports, writer, makeSpreadsheet }: ReceiptParts,
  order: Order,
  signal: AbortSignal,
): Promise<Error | null> {
  try {
    const receipt = await findReceipt(ports.database.query, order.id);
    if (order.state !== 'paid') return null;
    if (receipt?.file_state === 'waiting') await buildReceiptFile(ports, writer, order, signal);
    await createSpreadsheet(ports, makeSpreadsheet, order, signal);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function within(work: Promise<unknown>, ms: number): Promise<void> {
  const stop = new AbortController();
  await Promise.race([work, pause(ms, undefined, { signal: stop.signal }).catch(() => undefined)]);
  stop.abort();
}

/** The queued email and the record of it are one step, so that there is one receipt. */
async function mailReceipt(parts: ReceiptParts, orderId: string): Promise<void> {
  await inOneStep(parts, orderId, async (query, { order, receipt, facts, links }) => {
    if (receipt.mailed_at !== null || order.email === '') return null;
    const answer = answerOf(parts, order, receipt);
    const now = parts.ports.clock.now();
    const isAnswered = answer !== 'later' && answer !== 'none';
    await updateReceipt(query, orderId, {
      mailed_at: now,
      ...(isAnswered && { file_mailed_at: now }),
    });
    return receiptEmail(facts, answer, links);
  });
}

/** The second email, if the first could not say how it is with the workbook. */
async function mailFile(parts: ReceiptParts, orderId: string): Promise<void> {
  await inOneStep(parts, orderId, async (query, { order, receipt, facts, links }) => {
    const answer = answerOf(parts, order, receipt);
    if (receipt.file_mailed_at !== null || answer === 'later' || answer === 'none') return null;
    await updateReceipt(query, orderId, { file_mailed_at: parts.ports.clock.now() });
    return typeof answer === 'object' ? fileEmail(facts, answer) : noFileEmail(facts, answer, links);
  });
}

/** After the last attempt the buyer and the operator are told, in one step with the record of it. */
async function giveUpOrThrow(
  parts: ReceiptParts,
  orderId: string,
  error: Error,
  attempts: number,
): Promise<void> {
  if (!(error instanceof PermanentJobError) && attempts < maxAttempts) throw error;
  await inOneStep(parts, orderId, (query, step) => giveUp(parts, query, step, reasonOf(error)));
  throw error instanceof PermanentJobError ? error : new PermanentJobError(reasonOf(error));
}

/** Of a job that took the server down in every attempt, so that none of them could tell anybody. */
export const giveUpReceipt =
  (parts: ReceiptParts): AfterGivingUp =>
  async (query, payload, reason) => {
    const { orderId } = orderPayload.parse(payload);
    const order = await findOrder(query, orderId);
    if (order === undefined || order.paid_at === null) return;
    await beginReceipt(query, newReceipt(order, parts.ports.clock.now()));
    await step(parts, query, orderId, (_, found) => giveUp(parts, query, found, reason));
  };

async function giveUp(
  parts: ReceiptParts,
  query: Kysely<Tables>,
  { order, receipt, facts, links }: Step,
  reason: string,
): Promise<WrittenContent | null> {
  const { emails, operatorEmail: to, ports } = parts;
  const now = ports.clock.now();
  const isFailed = receipt.file_state === 'waiting' && order.state === 'paid';
  if (isFailed) {
    await updateReceipt(query, order.id, { file_state: 'failed', file_mailed_at: now });
    if (to !== null) {
      const content = operatorEmail(defaultLanguage, facts, reason);
      await emails.send(query, order.account_id, { to, language: defaultLanguage, content });
    }
  }
  if (receipt.mailed_at !== null || order.email === '') {
    return isFailed ? noFileEmail(facts, 'failed', links) : null;
  }
  await updateReceipt(query, order.id, { mailed_at: now });
  return receiptEmail(facts, isFailed ? 'failed' : answerOf(parts, order, receipt), links);
}

interface Step {
  readonly order: Order;
  readonly receipt: Receipt;
  readonly facts: ReceiptFacts;
  readonly links: ReceiptLinks;
}

type EmailOf = (query: Kysely<Tables>, step: Step) => Promise<WrittenContent | null>;

async function inOneStep(parts: ReceiptParts, orderId: string, emailOf: EmailOf): Promise<void> {
  const { ports, wake } = parts;
  await ports.database.query.transaction().execute((query) => step(parts, query, orderId, emailOf));
  wake();
}

async function step(
  { emails, origin, seller }: ReceiptParts,
  query: Kysely<Tables>,
  orderId: string,
  emailOf: EmailOf,
): Promise<void> {
  const receipt = await lockReceipt(query, orderId);
  const order = await findOrder(query, orderId);
  if (receipt === undefined || order === undefined) return;
  const facts = await readReceiptFacts(query, order, seller);
  const links = { receipt: origin() + receiptPath(receipt.token), settings: origin() + settingsPath };
  const content = await emailOf(query, { order, receipt, facts, links });
  if (content === null || order.email === '') return;
  const to = await buyerAddress(query, order);
  await emails.send(query, order.account_id, { to, language: facts.language, content });
}

function answerOf({ origin }: ReceiptParts, order: Order, receipt: Receipt): FileAnswer {
  const token = openFileToken(order.state, receipt);
  if (token !== null) {
    return { fileUrl: origin() + receiptFilePath(token), spreadsheetUrl: order.gs_url };
  }
  const { file_state: state } = receipt;
  // Given back meanwhile: there is nothing to say of the workbook.
  if (state === 'ready' || (state === 'waiting' && order.state !== 'paid')) return 'none';
  return state === 'waiting' ? 'later' : state;
}
