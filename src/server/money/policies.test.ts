// Tests that every call of the contract names its policy, and that whatever lets a template out holds to it.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { toJSONSchema } from 'zod';
import { type Call, policies } from '#contract/call.ts';
import { calls } from '#contract/calls/calls.ts';
import type { CallName } from '#contract/paths.ts';
import { templateDocument } from '#contract/shapes/template-shapes.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { sqlite } from '#testing/server/databases.ts';
import type { Behind } from '#testing/server/doors.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { setPrice } from '#testing/server/standing.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { CallInput } from '#testing/server/visitor.ts';

const all = Object.entries(calls).map(([name, call]): [CallName, Call] => [name as CallName, call]);
const named = (isOne: (call: Call) => boolean) => all.flatMap(([name, call]) => (isOne(call) ? [name] : []));

test.each(all)('%s names its policy, which goes with who may make it', (_, { policy, access, errors }) => {
  expect(Object.keys(policies)).toContain(policy);
  expect([policy === 'operator', policy === 'entitled']).toEqual([
    access === 'operator',
    access === 'entitled',
  ]);
  expect(errors.includes('payment-required')).toBe(policy === 'paid' || policy === 'paid-if-priced');
  // Anybody's things cannot be given to nobody; the page that tells so is the exception.
  if (policy === 'budget') expect(access).toBe('visitor');
});

const mayAskAi = ({ body, query }: Call): boolean =>
  [body, query].some(
    (part) =>
      part !== undefined && JSON.stringify(toJSONSchema(part, { unrepresentable: 'any' })).includes('AI'),
  );

test('whatever may ask an AI is held to a budget, and nothing else may', () => {
  const budgeted = named(({ policy }) => policy === 'budget');
  // A setting alone asks nobody.
  expect(named(mayAskAi).filter((name) => name !== 'saveSettings')).toEqual(
    budgeted.filter((name) => name !== 'proposeModel'),
  );
  expect(budgeted).toContain('proposeModel');
});

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('a document or a workbook leaves by calls that are guarded, and by one’s own', () => {
  const lettingOut = named(({ reply, replyType }) => reply === templateDocument || replyType === workbook);
  expect(Object.fromEntries(lettingOut.map((name) => [name, calls[name].policy]))).toEqual({
    // A new one.
    getDefaultTemplate: 'open',
    getUserTemplate: 'own',
    getTemplateVersion: 'own',
    getGalleryTemplate: 'paid-if-priced',
    downloadModel: 'paid',
    // Of a paid order alone, and as long as it is.
    getReceiptFile: 'secret-link',
  });
});

describe('somebody who has not paid', () => {
  const server = suiteServer(sqlite, { PAYWALL: 'on' });
  let priced: Behind;
  beforeAll(async () => {
    const { visitor, email } = await newPerson(server);
    const granted = { clock: server.clock };
    await withDatabase(server, (database) => grantRole({ database, ...granted }, email, 'entitled'));
    const document = await visitor.call('getDefaultTemplate');
    await visitor.call('saveUserTemplate', { id: document.uuid, body: { template: document } });
    await visitor.call('saveToGallery', { body: { template: document } });
    await setPrice(server, document.uuid, 4900);
    priced = { uuid: document.uuid, document };
  });

  type Probe = (priced: Behind) => CallInput;
  const copied = ({ uuid, document }: Behind): CallInput => {
    const id = randomUUID();
    return { id, body: { template: { ...document, uuid: id }, copyOf: uuid } };
  };
  const probes: Partial<Record<CallName, Probe>> = {
    buildModel: ({ uuid }) => ({ body: { templateId: uuid } }),
    createStaticGSUrl: ({ uuid }) => ({ query: { staticId: uuid } }),
    saveUserTemplate: copied,
    cloneTemplate: ({ uuid, document }) => ({ id: uuid, body: { template: document } }),
    getGalleryTemplate: ({ uuid }) => ({ params: { templateId: uuid } }),
    createReadonlyGSUrl: ({ document }) => ({ body: document }),
  };
  const foreign: Partial<Record<CallName, Probe>> = {
    downloadModel: () => ({ query: { filename: `${'a'.repeat(24)}.xlsx` } }),
    renewReceiptFile: ({ uuid }) => ({ id: uuid }),
    changeSpreadsheet: ({ uuid }) => ({ id: uuid, body: { newLink: true } }),
    getUserTemplate: ({ uuid }) => ({ id: uuid }),
    getTemplateFigures: ({ uuid }) => ({ id: uuid }),
    deleteUserTemplate: ({ uuid }) => ({ id: uuid }),
    listTemplateVersions: ({ uuid }) => ({ id: uuid }),
    getTemplateVersion: ({ uuid }) => ({ id: uuid, params: { version: uuid } }),
    restoreTemplateVersion: ({ uuid }) => ({
      ...{ id: uuid, params: { version: uuid }, body: { baseRevision: 1 } },
    }),
    publishTemplate: ({ uuid }) => ({ body: { uuid, name: 'Mine', isPublished: true } }),
    deleteUserTemplates: ({ uuid }) => ({ body: [uuid] }),
    emptyDeletedTemplates: ({ uuid }) => ({ body: [uuid] }),
    restoreUserTemplates: ({ uuid }) => ({ body: [uuid] }),
  };

  test.each(named(({ policy }) => policy === 'paid' || policy === 'paid-if-priced'))(
    '%s: what has a price does not open',
    async (name) => {
      const visitor = await server.newVisitor();
      const probe = probes[name];
      const input = (probe ?? foreign[name])?.(priced);
      expect(input, `no probe of ${name}`).toBeDefined();
      expect((await visitor.failure(name, input)).status).toBe(probe === undefined ? 404 : 402);
    },
  );

  test.each(Object.entries(foreign))('%s: it is not theirs', async (name, probe) => {
    const visitor = await server.newVisitor();
    expect((await visitor.failure(name as CallName, probe(priced))).status).toBe(404);
  });
});
