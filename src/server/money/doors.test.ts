// Tests every door for everybody: who must pay for what, while nothing is sold and while everything is.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import type { Paywall } from '#server/policy/money/must-pay.ts';
import { sqlite, temporaryFolder } from '#testing/server/databases.ts';
import { type Behind, galleryDoors, openOnes, opens, ownDoors } from '#testing/server/doors.ts';
import { newEmail, newPerson, shortTemplate, withDatabase } from '#testing/server/people.ts';
import { setUpSecondFactor } from '#testing/server/second-factor.ts';
import { buy, setPrice, subscribe } from '#testing/server/standing.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const dayMs = 24 * 60 * 60 * 1000;
const kinds = ['free', 'unpaid', 'priced'] as const;
type Kind = (typeof kinds)[number];

const webDir = temporaryFolder();
mkdirSync(webDir, { recursive: true });
writeFileSync(join(webDir, 'index.html'), '<!doctype html><body><div id="root"></div></body>');

const people = [
  'a visitor',
  'a registered one',
  'who bought it',
  'who bought the original',
  'an active plan',
  'a lapsed plan',
  'a grant',
  'an operator',
] as const;
type Who = (typeof people)[number];

const everyone: readonly Who[] = people;
const covered: readonly Who[] = ['an active plan', 'a grant', 'an operator'];
const buyers: readonly Who[] = ['who bought it', 'who bought the original', ...covered];

type Rule = Readonly<Record<Kind, Readonly<Record<Paywall, readonly Who[]>>>>;

const always = { off: everyone, on: everyone };
const whoBoughtIt: readonly Who[] = ['who bought it', ...covered];
/** What is taken away: one's own unpaid ones too are sold while the paywall is on. */
const taken: Rule = {
  free: always,
  unpaid: { off: everyone, on: whoBoughtIt },
  priced: { off: buyers, on: buyers },
};
const looked: Rule = { ...taken, unpaid: always };
const open: Rule = { free: always, unpaid: always, priced: always };

const rulesOfOwn: Readonly<Record<keyof typeof ownDoors, Rule>> = {
  'spreadsheet by id': taken,
  'workbook by id': taken,
  'spreadsheet by body': taken,
  'read-only link by body': looked,
  clone: looked,
  'clone of what calls itself so': looked,
  copy: looked,
  'preview by body': looked,
  // By year, or without formulas, until it is paid for.
  'preview by id': open,
  'read-only link by email': open,
  'its own document': open,
};

const originalBuyers: readonly Who[] = ['who bought the original', ...covered];
const ofGallery: Rule = { ...taken, priced: { off: originalBuyers, on: originalBuyers } };
/** Nobody has paid for a document that is only posted, whatever it calls itself. */
const takenByBody: Rule = {
  ...ofGallery,
  free: { off: everyone, on: covered },
  priced: { off: covered, on: covered },
};
const lookedByBody: Rule = { ...takenByBody, free: always };

const rulesOfGallery: Readonly<Record<keyof typeof galleryDoors, Rule>> = {
  'spreadsheet by id': ofGallery,
  'workbook by id': ofGallery,
  'spreadsheet by body': takenByBody,
  'read-only link by body': lookedByBody,
  clone: ofGallery,
  'clone of what calls itself so': ofGallery,
  copy: ofGallery,
  'preview by body': lookedByBody,
  'static link': ofGallery,
  'gallery document': ofGallery,
  'static page': ofGallery,
  'preview by id': open,
  'read-only link by email': open,
};

const openTo = <Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  kind: Kind,
  paywall: Paywall,
  who: Who,
) => (Object.keys(rules) as Name[]).filter((name) => rules[name][kind][paywall].includes(who)).sort();

describe.each(['off', 'on'] as const)('PAYWALL=%s', (paywall) => {
  const more = { PAYWALL: paywall, WEB_DIR: webDir, MAX_TEMPLATES_IF_NOT_SIGNED_IN: '50' };
  const server = suiteServer(sqlite, more);
  const gallery: Partial<Record<Kind, Behind>> = {};
  beforeAll(async () => {
    const { visitor, email } = await newPerson(server);
    await grant(server, email, 'entitled');
    for (const kind of ['free', 'priced'] as const) {
      const document = await shortTemplate(visitor);
      await visitor.call('saveToGallery', { body: { template: document } });
      gallery[kind] = { uuid: document.uuid, document };
    }
    await setPrice(server, original(gallery).uuid, 4900);
  });

  test.each(people)('one’s own, and copies of what has a price: %s', async (who) => {
    const { visitor, email } = await somebody(server, who, original(gallery).uuid);
    for (const kind of kinds) {
      const own = await ownOf(visitor, server, kind, original(gallery).uuid);
      if (who === 'who bought it') await buy(server, email, own.uuid);
      const found = (await openOnes(ownDoors, visitor, own)).sort();
      expect({ kind, open: found }).toEqual({ kind, open: openTo(rulesOfOwn, kind, paywall, who) });
    }
  });

  test.each(people)('the gallery: %s', async (who) => {
    const { visitor } = await somebody(server, who, original(gallery).uuid);
    for (const kind of ['free', 'priced'] as const) {
      const behind = gallery[kind];
      if (behind === undefined) throw new Error(kind);
      const found = (await openOnes(galleryDoors, visitor, behind)).sort();
      expect({ kind, open: found }).toEqual({ kind, open: openTo(rulesOfGallery, kind, paywall, who) });
    }
  });

  test.each(people)('a file that was built before: %s', async (who) => {
    const { visitor, email } = await somebody(server, who, original(gallery).uuid);
    const { uuid } = await ownOf(visitor, server, 'free', original(gallery).uuid);
    const { data } = await visitor.call('buildModel', { body: { templateId: uuid } });
    if (who === 'who bought it') await buy(server, email, uuid);
    for (const [kind, cents] of [
      ['unpaid', null],
      ['priced', 4900],
    ] as const) {
      await setPrice(server, uuid, cents);
      const isOpen = await opens(visitor.request('downloadModel', { query: { filename: String(data) } }));
      const of = { ...taken, priced: { off: whoBoughtIt, on: whoBoughtIt } };
      expect([kind, isOpen]).toEqual([kind, of[kind][paywall].includes(who)]);
    }
  });
});

const original = (gallery: Partial<Record<Kind, Behind>>): Behind => {
  if (gallery.priced === undefined) throw new Error('nothing is for sale');
  return gallery.priced;
};

const grant = (server: SuiteServer, email: string, role: 'entitled' | 'operator') =>
  withDatabase(server, (database) => grantRole({ database, clock: server.clock }, email, role));

async function somebody(server: SuiteServer, who: Who, originalUuid: string) {
  if (who === 'a visitor') return { visitor: await server.newVisitor(), email: newEmail() };
  const { visitor, email } = await newPerson(server);
  const now = server.clock.time;
  if (who === 'who bought the original') await buy(server, email, originalUuid);
  if (who === 'an active plan') await subscribe(server, email, { periodEnd: now + dayMs });
  if (who === 'a lapsed plan') await subscribe(server, email, { periodEnd: now - 3 * dayMs });
  if (who === 'a grant') await grant(server, email, 'entitled');
  if (who === 'an operator') {
    await grant(server, email, 'operator');
    await setUpSecondFactor(server, visitor);
  }
  return { visitor, email };
}

/** One with a price is a copy that was made while it could be, such as before the money was given back. */
async function ownOf(
  visitor: Visitor,
  server: SuiteServer,
  kind: Kind,
  originalUuid: string,
): Promise<Behind> {
  const template = await shortTemplate(visitor);
  const { uuid } = template;
  await visitor.call('saveUserTemplate', { id: uuid, body: { template } });
  const document = await visitor.call('getUserTemplate', { id: uuid });
  await setPrice(server, uuid, kind === 'free' ? 0 : kind === 'unpaid' ? null : 4900);
  if (kind === 'priced') {
    await withDatabase(server, ({ query }) =>
      query.updateTable('template').set({ copied_from: originalUuid }).where('uuid', '=', uuid).execute(),
    );
  }
  return { uuid, document };
}
