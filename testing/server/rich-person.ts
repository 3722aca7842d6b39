// Somebody who has one of everything that the product keeps of a person, each with words of its own to look for.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { insertJob } from '#server/database/rows/job-rows.ts';
import { saveProvider } from '#server/database/rows/provider-rows.ts';
import type { Database } from '#server/ports/database/database.ts';
import { keptFileNames } from '#testing/files/kept-files.ts';
import { connectAt } from '#testing/google/at-consent.ts';
import { accountIdOf } from './orders.ts';
import { awaitEmail } from './outbox.ts';
import { password, withDatabase } from './people.ts';
import { addSpreadsheet } from './spreadsheets.ts';
import type { SuiteServer } from './suite-server.ts';
import type { Visitor } from './visitor.ts';
import { newVisitorFrom } from './visitor-from.ts';

export interface RichPerson {
  readonly visitor: Visitor;
  readonly id: string;
  /** What each names occurs somewhere, by what it is. */
  readonly markers: Readonly<Record<string, string>>;
}

/** What the server is started with, beside an AI and own drives. */
export const richEnvironment = (operatorEmail: string) => ({
  ...{ TRUST_PROXY: 'loopback', PAYWALL: 'on', FEEDBACK_EMAIL: operatorEmail },
});

const address = '198.51.100.77';
const email = 'quixotina@example.com';
const dayMs = 24 * 60 * 60 * 1000;

async function save(visitor: Visitor, change: object): Promise<string> {
  const template = { ...(await visitor.call('getDefaultTemplate')), ...change };
  await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
  return template.uuid;
}

/** Pays at the test checkout, and waits until it is known. */
async function buy(server: SuiteServer, visitor: Visitor, what: object): Promise<string> {
  const before = new Set((await visitor.call('getUser')).orders.map(({ orderId }) => orderId));
  const body = { ...what, cancelUrl: `${server.origin}/builder/#/templates` };
  const { data: page } = await visitor.call('generateCheckoutSession', { body });
  const fields = new URLSearchParams({ action: 'pay', card: 'succeeds', email });
  const headers = { origin: server.origin, 'x-xsrf-token': '' };
  await visitor.fetch(page, { method: 'POST', headers, body: fields });
  const paid = async () =>
    (await visitor.call('getUser')).orders.find(
      ({ orderId, state }) => !before.has(orderId) && state === 'paid',
    );
  await expect.poll(paid).toBeDefined();
  return (await paid())?.orderId ?? '';
}

async function makeTemplates(visitor: Visitor) {
  const kept = await save(visitor, { name: 'Wombatory', description: 'Wombatory described' });
  // Two more versions, the last one in pieces.
  const template = await visitor.call('getUserTemplate', { id: kept });
  for (const note of ['x', 'x'.repeat(400_000)]) {
    await visitor.call('saveUserTemplate', { id: kept, body: { template: { ...template, note } } });
  }
  const deleted = await save(visitor, { name: 'Deletarium' });
  await visitor.call('deleteUserTemplate', { id: deleted });
  return { kept, deleted };
}

async function writeMessages(server: SuiteServer, visitor: Visitor, operatorEmail: string) {
  await visitor.call('shareFeedback', { body: { message: 'Flibbertigibbet' } });
  await awaitEmail(server.place, operatorEmail, `Feedback from ${email}`);
  await visitor.call('requestEmailChange', { body: { email: `next-${email}`, password } });
  await awaitEmail(server.place, `next-${email}`, 'Confirm your new email address');
  await visitor.call('proposeModel', { body: { language: 'en', text: 'Zyzzyva farm', kindIds: [] } });
  await visitor.failure('buildModel', { body: { template: { uuid: randomUUID(), name: 'Brokenalia' } } });
}

async function buyThings(server: SuiteServer, visitor: Visitor) {
  const bought = await save(visitor, { name: 'Orderly Ordonnance' });
  const orderId = await buy(server, visitor, { uuid: bought, price: 29 });
  await awaitEmail(server.place, email, 'Receipt: Orderly Ordonnance');
  const order = async () => (await visitor.call('getUser')).orders.find((one) => one.orderId === orderId);
  await expect.poll(async () => (await order())?.fileUrl ?? null, { timeout: 20_000 }).not.toBeNull();
  const { fileUrl, receiptUrl } = (await order()) ?? {};
  await visitor.call('askForRefund', { id: orderId, body: { reason: 'Kerfuffle' } });
  const unpaid = await save(visitor, { name: 'Unpaidable' });
  await visitor.call('generateCheckoutSession', {
    body: { uuid: unpaid, price: 29, cancelUrl: `${server.origin}/builder/#/Cancelquill` },
  });
  await buy(server, visitor, { planId: 'essential' });
  const lastOf = (url: string | null | undefined) => url?.split('/').at(-1) ?? 'no link';
  return { bought, fileToken: lastOf(fileUrl), receiptToken: lastOf(receiptUrl) };
}

/** What other services bring, and what only time brings about. */
async function addRows({ query }: Database, id: string): Promise<void> {
  await query
    .updateTable('account')
    .set({ first_name: 'Zebulonia', last_name: 'Quagmire', display_name: 'Zebulonia Quagmire' })
    .where('id', '=', id)
    .execute();
  await saveProvider(query, {
    ...{ id: randomUUID(), account_id: id, provider: 'google', subject: 'google|subject-77', created_at: 1 },
    profile: JSON.stringify({ displayName: 'Profilia', email, photo: 'https://example.com/photo-77.png' }),
  });
  await query
    .insertInto('build')
    .values({ id: 'build-77', account_id: id, state: 'done', percent: 100, touched_at: 1 })
    .execute();
  await insertJob(query, {
    ...{ id: randomUUID(), kind: 'letter', payload: JSON.stringify({ to: email, content: 'Queuedword' }) },
    ...{ state: 'waiting', attempts: 0, leased_by: null, last_error: null, finished_at: null },
    ...{ due_at: Date.UTC(2026, 0, 15, 12) + 2 * dayMs, created_at: 1, account_id: id },
  });
}

/** As of somebody who was an operator once, and whom another one has viewed. */
async function addProofs({ query }: Database, id: string, operatorId: string): Promise<void> {
  await query
    .insertInto('second_factor')
    .values({ account_id: id, secret: 'SECRETFACTOR77', created_at: 1, confirmed_at: 1, last_step: 1 })
    .execute();
  await query
    .insertInto('recovery_code')
    .values({ account_id: id, code_hash: 'codehash77', created_at: 1, used_at: null })
    .execute();
  await query
    .insertInto('operator_view')
    .values({
      ...{ token_hash: 'viewhash77', session_id: 'a session', operator_id: operatorId, account_id: id },
      ...{ begun_at: 1, ends_at: 2 },
    })
    .execute();
}

/** What the person says of a template of somebody else, and somebody else of theirs; and what they were told of it. */
async function addReports({ query }: Database, uuid: string, by: { id: string; other: string }) {
  const report = { at: 1, reason: 'other', state: 'open', answered_at: null } as const;
  await query
    .insertInto('template_report')
    .values([
      { ...report, template_uuid: 'a template', account_id: by.id, words: 'Reportorial' },
      { ...report, template_uuid: uuid, account_id: by.other, words: 'Otherworldly' },
    ])
    .execute();
  await query
    .insertInto('template_listing')
    .values({
      ...{ template_uuid: uuid, state: 'refused', asked_at: 1, answered_at: 2, answered_revision: 1 },
      answer: 'Answerable',
    })
    .execute();
}

export async function newRichPerson(server: SuiteServer, operatorEmail: string): Promise<RichPerson> {
  const before = await newVisitorFrom(server, address);
  const earlier = await save(before, { name: 'Earlybird' });
  const visitor = await newVisitorFrom(server, address);
  await visitor.call('register', { body: { email, password } });
  const id = await accountIdOf(visitor);
  await before.call('login', { body: { email, password } });
  const { kept, deleted } = await makeTemplates(visitor);
  await writeMessages(server, visitor, operatorEmail);
  const { bought, fileToken, receiptToken } = await buyThings(server, visitor);
  await visitor.call('buildModel', { body: { templateId: kept } });
  await visitor.call('buildModel', { body: { templateId: kept, isPreview: true } });
  const edits = JSON.stringify([['s', 1, 1, 'Editorial words']]);
  const sheet = await addSpreadsheet(server, visitor, { title: 'Sheetalike', edits, edit_key: 'Editkey77' });
  await connectAt(visitor, { person: 'quixotina@drive.example.com' });
  const other = await accountIdOf(await server.newVisitor());
  await withDatabase(server, async (database) => {
    await addRows(database, id);
    await addReports(database, kept, { id, other });
    await addProofs(database, id, other);
  });
  const [file = 'no file'] = (await keptFileNames(server.place)).filter((name) =>
    name.startsWith('receipt-'),
  );
  return {
    ...{ visitor, id },
    markers: {
      ...{ name: 'Zebulonia', lastName: 'Quagmire', email, nextEmail: `next-${email}`, ip: address },
      ...{ template: 'Wombatory', uuid: kept, deletedTemplate: 'Deletarium', deletedUuid: deleted },
      ...{ fromBefore: 'Earlybird', earlier, feedback: 'Flibbertigibbet', order: 'Orderly Ordonnance' },
      ...{ bought, unpaid: 'Unpaidable', cancelAddress: 'Cancelquill', reason: 'Kerfuffle', fileToken },
      ...{ receiptToken, file, sheetTitle: 'Sheetalike', sheet, edits: 'Editorial words', key: 'Editkey77' },
      ...{ provider: 'google|subject-77', profile: 'Profilia', photo: 'photo-77', build: 'build-77' },
      ...{ drive: 'quixotina@drive.example.com', queued: 'Queuedword', listing: 'Answerable' },
      ...{ report: 'Reportorial', reportOfTheirs: 'Otherworldly' },
      ...{ factor: 'SECRETFACTOR77', recovery: 'codehash77', view: 'viewhash77' },
    },
  };
}
