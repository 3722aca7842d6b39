// Creates one person of each kind, and the belongings of the owner among them.
import { randomUUID } from 'node:crypto';
import { type DatabaseLocation, openDatabase } from '#server/database/open-database.ts';
import { updateAccount } from '#server/database/rows/account-rows.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { addOrderOf, addReceiptOf } from '#testing/server/orders.ts';
import { setUpSecondFactor } from '#testing/server/second-factor.ts';
import { addSpreadsheet } from '#testing/server/spreadsheets.ts';
import { subscribeIn } from '#testing/server/standing.ts';
import type { SuiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

export const kinds = [
  'no session',
  'archived',
  'visitor',
  'user',
  'subscriber',
  'entitled',
  'operator without second factor',
  'operator',
  'owner, not signed in',
  'owner',
] as const;

export type Kind = (typeof kinds)[number];

/** The owner's belongings, created when a call first needs them. */
export interface Belongings {
  readonly template: () => Promise<{ readonly uuid: string }>;
  readonly deleted: () => Promise<{ readonly uuid: string }>;
  readonly version: () => Promise<string>;
  readonly build: () => Promise<{ readonly buildId: string; readonly file: string }>;
  readonly sessionId: () => Promise<string>;
  readonly order: () => Promise<string>;
  /** The id of an order with a receipt. */
  readonly receipt: () => Promise<string>;
  /** The id of one behind a link. */
  readonly spreadsheet: () => Promise<string>;
}

export interface Person {
  readonly visitor: Visitor;
  readonly has: Belongings;
}

const password = 'correct horse 7 battery';
const emailOf = (name: string): string => `${name}-${randomUUID()}@example.com`;

async function save(visitor: Visitor): Promise<{ uuid: string }> {
  const template = await visitor.call('getDefaultTemplate');
  await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
  return template;
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function belongingsOf(server: SuiteServer, visitor: Visitor, isSignedIn: boolean): Belongings {
  const template = once(() => save(visitor));
  return {
    template,
    deleted: once(async () => {
      const deleted = await save(visitor);
      await visitor.call('deleteUserTemplate', { id: deleted.uuid });
      return deleted;
    }),
    version: once(async () => {
      const { versions } = await visitor.call('listTemplateVersions', { id: (await template()).uuid });
      return versions[0]?.version ?? '';
    }),
    build: once(async () => {
      const buildId = randomUUID();
      const body = { templateId: (await template()).uuid, buildId };
      return { buildId, file: String((await visitor.call('buildModel', { body })).data) };
    }),
    sessionId: once(async () => {
      const sessions = isSignedIn ? (await visitor.call('listSessions')).sessions : [];
      return sessions[0]?.id ?? randomUUID();
    }),
    order: once(() => addOrderOf(server, visitor)),
    receipt: once(() => addReceiptOf(server, visitor)),
    spreadsheet: once(() => addSpreadsheet(server, visitor)),
  };
}

async function withDatabase(
  place: DatabaseLocation,
  change: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase(place, systemClock, () => undefined);
  try {
    await change(database);
  } finally {
    await database.close();
  }
}

/** The person, or somebody else with an account; and whether they are signed in. */
async function ownerBeside(server: SuiteServer, kind: Kind, visitor: Visitor): Promise<[Visitor, boolean]> {
  if (owns(kind)) return [visitor, kind === 'owner'];
  const owner = await server.newVisitor();
  await owner.call('register', { body: { email: emailOf('owner'), password } });
  return [owner, true];
}

const owns = (kind: Kind): boolean => kind === 'owner' || kind === 'owner, not signed in';

/** Somebody else's belongings remain after every call that is refused or only concerns the caller. */
export function nextPerson(server: SuiteServer, kind: Kind, { has }: Person): Promise<Person> {
  return newPerson(server, kind, owns(kind) ? undefined : has);
}

function roleOf(kind: Kind): 'entitled' | 'operator' | null {
  if (kind === 'entitled') return kind;
  return kind === 'operator' || kind === 'operator without second factor' ? 'operator' : null;
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

const withAccount = (
  { place }: SuiteServer,
  email: string,
  change: (database: Database, accountId: string) => Promise<void>,
): Promise<void> =>
  withDatabase(place, async (database) => {
    const byEmail = database.query.selectFrom('account').select('id').where('email', '=', email);
    await change(database, (await byEmail.executeTakeFirstOrThrow()).id);
  });

const subscribe = ({ query }: Database, id: string) =>
  subscribeIn({ query }, id, { plan: 2, periodEnd: systemClock.now() + monthMs });

const archive = ({ query }: Database, id: string) =>
  updateAccount(query, id, { status: 'archived', updated_at: systemClock.now() });

/** A new person of the kind, so that what one call changes does not affect the next. */
export async function newPerson(server: SuiteServer, kind: Kind, others?: Belongings): Promise<Person> {
  const visitor = kind === 'no session' ? new Visitor(server.origin) : await server.newVisitor();
  const isSignedIn = !['no session', 'visitor', 'owner, not signed in'].includes(kind);
  const email = emailOf('person');
  if (isSignedIn) await visitor.call('register', { body: { email, password } });
  const has = others ?? belongingsOf(server, ...(await ownerBeside(server, kind, visitor)));
  const role = roleOf(kind);
  if (role !== null) {
    await withDatabase(server.place, (database) => grantRole({ database, clock: systemClock }, email, role));
  }
  if (kind === 'subscriber') await withAccount(server, email, subscribe);
  if (kind === 'operator') await setUpSecondFactor(server, visitor, password);
  if (kind === 'archived') await withAccount(server, email, archive);
  return { visitor, has };
}
