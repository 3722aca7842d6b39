// Checks that a purchase, its renewal and a refund end the same in whatever order Stripe tells of them, wherever the server is killed.
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { type Random, seededRandom, wholeNumber } from '#testing/seeded-random.ts';
import { databaseFaults } from '#testing/server/database-faults.ts';
import { type DatabaseKind, databases } from '#testing/server/databases.ts';
import type { AccountEvent } from '#testing/stripe/objects.ts';
import { type EndState, endOf } from './end-state.ts';
import { type Death, Shop } from './shop.ts';
import { type GivenBack, StripeBuyer, takeEvents } from './stripe-buyer.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

const pollIntervalMs = 20;

/** Where the server is killed while Stripe tells of one buyer, counted in events where it is told, in statements where it works. */
interface Round {
  readonly name: string;
  readonly givenBack: GivenBack;
  readonly kill:
    | { readonly at: 'sent' | 'answered'; readonly event: number }
    | ({ readonly at: 'statement' | 'listing' } & Death)
    | { readonly at: 'email' | 'cancellation' };
}

/**
 * An email counts once however often it was delivered: a server that is killed between handing it over and writing that down
 * hands it over again, with the same id, by which mail programs know the copy.
 */
const worked: Readonly<Record<GivenBack, EndState>> = {
  template: {
    orders: [
      'plan paid 1900 usd, 0 back, receipt',
      'plan paid 1900 usd, 0 back, receipt',
      'template refunded 2900 usd, 2900 back, receipt',
    ],
    ...{ subscription: 'active', settings: ['essential', 'active'] },
    // By the plan.
    opened: { bought: true, unpaid: true },
    fileStatuses: [],
    emails: {
      'Receipt: Bakery': 1,
      'Receipt: Essential': 2,
      'Your money is on its way back: Bakery': 1,
    },
  },
  renewal: {
    orders: [
      'plan paid 1900 usd, 0 back, receipt',
      'plan refunded 1900 usd, 1900 back, receipt',
      'template paid 2900 usd, 0 back, receipt',
    ],
    ...{ subscription: 'ended', settings: [null, null] },
    opened: { bought: true, unpaid: false },
    fileStatuses: [200],
    emails: {
      'Receipt: Bakery': 1,
      'Receipt: Essential': 2,
      'Your money is on its way back: Essential': 1,
      'with the link of the workbook': 1,
    },
  },
};

const storing = 'insert into "payment_event"';
const allRounds: readonly Round[] = [
  { name: 'an event is on its way', givenBack: 'renewal', kill: { at: 'sent', event: 3 } },
  {
    name: 'an event is stored and nothing has come of it',
    givenBack: 'renewal',
    kill: { at: 'statement', statement: storing, after: 4 },
  },
  { name: 'an event was answered', givenBack: 'template', kill: { at: 'answered', event: 5 } },
  {
    name: 'an order is paid and its receipt is not in the queue yet',
    givenBack: 'renewal',
    kill: { at: 'statement', statement: 'update "purchase_order" set "state"', after: 1 },
  },
  {
    name: 'a workbook is stored and nobody knows of it',
    givenBack: 'renewal',
    kill: { at: 'statement', statement: 'update "receipt" set "file_state"', after: 0 },
  },
  {
    name: 'a receipt is marked as sent and is not in the queue yet',
    givenBack: 'template',
    kill: { at: 'statement', statement: 'update "receipt" set "mailed_at"', after: 1 },
  },
  { name: 'an email was sent', givenBack: 'template', kill: { at: 'email' } },
  { name: 'Stripe has ended a subscription', givenBack: 'renewal', kill: { at: 'cancellation' } },
  {
    name: 'amid reading what never arrived',
    givenBack: 'template',
    kill: { at: 'listing', statement: storing, after: 30 },
  },
];

/**
 * No job is begun more often than it may be before it is given up, so there are fewer rounds at a time than attempts. What rests on
 * the transactions of one database is tried on both each time, the rest on the second one in long runs.
 */
function roundsOn(kind: DatabaseKind['kind']): [string, readonly Round[]][] {
  const amidWork = allRounds.filter((round) => 'statement' in round.kill);
  const fromOutside = allRounds.filter((round) => !('statement' in round.kill));
  const isOutsideToo = kind === 'SQLite' || effort.isOnBothDatabases;
  const sets: [string, readonly Round[]][] = [[`${amidWork.length} times amid its work`, amidWork]];
  if (isOutsideToo) sets.push([`${fromOutside.length} times from outside`, fromOutside]);
  return sets;
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(wholeNumber(random, 0, left.length - 1), 1));
}

/** When all is done that was queued so far. */
async function idle({ database: { query } }: Shop): Promise<void> {
  const left = query.selectFrom('job').select('id').where('finished_at', 'is', null).limit(1);
  while ((await left.execute()).length > 0) await pause(pollIntervalMs);
}

function armed(shop: Shop, { at }: Round['kill']): () => void {
  if (at === 'email') return shop.killAtEmail();
  return at === 'cancellation' ? shop.killAtCancellation() : () => undefined;
}

/** Tells one event after the other until the server is dead; returns those that have had no answer. */
async function tellUntilKilled(
  shop: Shop,
  events: readonly AccountEvent[],
  kill: Round['kill'],
): Promise<AccountEvent[]> {
  const left = [...events];
  const disarm = armed(shop, kill);
  // One that dies of what it reads from Stripe's list is told nothing.
  for (const [index, event] of kill.at === 'listing' ? [] : events.entries()) {
    const isThere = 'event' in kill && kill.event === index;
    const isTaken = await shop.tell(event, isThere && kill.at === 'sent' ? shop.kill : undefined);
    if (isTaken) left.splice(left.indexOf(event), 1);
    if (isTaken && isThere) shop.kill();
    if (!isTaken || isThere) break;
  }
  // At the latest when the jobs are done, the file, the email or the call to Stripe that it dies of has come.
  await shop.ended();
  disarm();
  return left;
}

/** Until Stripe has nothing to tell any more: what the server asks of it happens, and is told of too. */
async function tellEverything(shop: Shop, events: readonly AccountEvent[]): Promise<void> {
  for (let left = events; left.length > 0; left = takeEvents(shop.account)) {
    for (const event of left) expect(await shop.tell(event)).toBe(true);
    await idle(shop);
  }
}

describe.each(databases)('on $kind', ({ kind, createDatabase }) => {
  test.each(roundsOn(kind))(
    `killed %s, the server ends with what was worked out by hand (seed ${seed})`,
    async (_, rounds) => {
      const random = seededRandom(seed);
      const shop = await Shop.open(await createDatabase());
      onTestFinished(() => shop.close());
      const newBuyer = async (givenBack: GivenBack) =>
        StripeBuyer.create(await shop.origin, shop.account, givenBack);
      const calm = [await newBuyer('template'), await newBuyer('renewal')];
      const troubled: StripeBuyer[] = [];
      for (const { givenBack } of rounds) troubled.push(await newBuyer(givenBack));
      const eventsOf = (buyers: readonly StripeBuyer[]) => buyers.flatMap(({ events }) => events);
      await tellEverything(shop, eventsOf(calm));

      let left: readonly AccountEvent[] = [];
      shop.kill();
      for (const [index, { kill }] of rounds.entries()) {
        const events = troubled[index]?.events ?? [];
        if (kill.at === 'listing') shop.account.stripe.store.events.push(...events);
        await shop.restart('statement' in kill ? kill : null);
        // The template's payment, of which nothing else tells, comes first: no later event mends what it left undone.
        const [first, ...others] = events;
        const rest = shuffled([...left, ...others], random);
        const ordered = [...(first === undefined ? [] : [first]), ...rest];
        left = [...(await tellUntilKilled(shop, ordered, kill)), ...takeEvents(shop.account)];
      }
      await shop.restart(null);
      // What was taken comes once more, too.
      const all = [...calm, ...troubled];
      await tellEverything(shop, shuffled([...left, ...eventsOf(all)], random));
      for (const [index, buyer] of all.entries()) {
        const name = rounds[index - calm.length]?.name ?? 'told in order';
        expect([name, await endOf(shop, buyer)]).toEqual([name, worked[buyer.givenBack]]);
      }
      expect(await databaseFaults(shop.place)).toEqual([]);
    },
  );
});
