// Fills the gallery of a running server the way entitled people do, and empties it again.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { grantRole } from '#server/policy/grant-role.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { newEmail, newPerson, withDatabase } from '#testing/server/people.ts';
import { Visitor } from '#testing/server/visitor.ts';
import type { AppServer } from '../browser/app-server.ts';
import { isShared } from '../browser/shared-server.ts';
import { drawPictures } from './draw-pictures.ts';
import type { Offer } from './offers.ts';

export interface OfferedDocument extends Offer {
  readonly uuid: string;
}

type GalleryServer = Pick<AppServer, 'origin' | 'dataDir'>;

const behind = <Result>(
  { dataDir }: GalleryServer,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => withDatabase({ place: { databaseUrl: null, dataDir } }, work);

export async function fillGallery(
  server: GalleryServer,
  context: BrowserContext,
  offers: readonly Offer[],
): Promise<readonly OfferedDocument[]> {
  if (isShared(server))
    throw new Error('Other journeys expect this gallery to be empty: use Journey.beginAlone.');
  const editor = await newEditor(server);
  const names = (await drawPictures(context)).map((picture, index) => {
    const name = `sheet-${index + 1}.png`;
    writeFileSync(join(server.dataDir, 'files', name), picture);
    return name;
  });
  const offered: OfferedDocument[] = [];
  for (const offer of offers) {
    offered.push({ ...offer, uuid: await putOnShow(server, editor, offer, names) });
  }
  return offered;
}

export function emptyGallery(server: GalleryServer): Promise<void> {
  return behind(server, async ({ query }) => {
    await query.deleteFrom('gallery_template').execute();
  });
}

async function newEditor(server: GalleryServer): Promise<Visitor> {
  const newVisitor = async () => {
    const visitor = new Visitor(server.origin);
    await visitor.call('getUser');
    return visitor;
  };
  const { visitor, email } = await newPerson({ newVisitor }, newEmail());
  await behind(server, (database) => grantRole({ database, clock: systemClock }, email, 'entitled'));
  return visitor;
}

async function putOnShow(
  server: GalleryServer,
  editor: Visitor,
  { price = 0, higherPrice, isBroken = false, pictures, ...said }: Offer,
  names: readonly string[],
): Promise<string> {
  const { language } = said;
  const text = JSON.stringify(await editor.call('getDefaultTemplate', { query: { language } }));
  const made = JSON.parse(isBroken ? text.replaceAll('price * quantity', 'price * nothing') : text);
  const template = { ...made, ...said };
  await editor.call('saveToGallery', { body: { template } });
  // A price is given to a template once it stands there.
  await behind(server, async ({ query }) => {
    const row = query.selectFrom('gallery_template').select('card').where('uuid', '=', template.uuid);
    const { card } = await row.executeTakeFirstOrThrow();
    const priced = JSON.stringify({
      ...JSON.parse(card),
      ...{ price, higherPrice: higherPrice ?? null, screenshots: names.slice(0, pictures) },
    });
    await query
      .updateTable('gallery_template')
      .set({ card: priced, price_cents: Math.round(price * 100) })
      .where('uuid', '=', template.uuid)
      .execute();
  });
  return template.uuid;
}
