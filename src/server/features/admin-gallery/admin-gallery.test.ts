// Tests how operators approve, refuse and take out templates of the gallery, and what their owners learn of it.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { databases } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const code = async (visitor: Visitor, ...call: Parameters<Visitor['failure']>) =>
  (await visitor.failure(...call)).error.code;

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { SIGN_INS_PER_MINUTE: '1000' });

  /** A published template of somebody who asks that it is listed. */
  async function askedFor(name: string) {
    const { visitor: owner, email } = await newPerson(server);
    await owner.call('saveSettings', { body: { language: 'ru' } });
    const id = await saveNew(owner, name);
    await owner.call('publishTemplate', { body: { uuid: id, name, isPublished: true } });
    await owner.call('askForListing', { id });
    const { templates } = await owner.call('getUser');
    return { owner, email, id, revision: templates[0]?.revision ?? 0 };
  }

  const acts = (what: string) =>
    withDatabase(server, async ({ query }) => {
      const rows = await query
        .selectFrom('operator_act')
        .select(['act', 'whom', 'before', 'after'])
        .where('what', '=', what)
        .orderBy('at')
        .execute();
      return rows.map(({ act }) => act).sort();
    });

  test('what is approved as it was looked at is copied, names nobody, and asks again when it is changed', async () => {
    const { visitor: operator } = await newOperator(server);
    const { owner, email, id, revision } = await askedFor('Пекарня');
    const { listings } = await operator.call('listListings');
    expect(listings.find(({ uuid }) => uuid === id)).toMatchObject({
      ...{ name: 'Пекарня', state: 'asked', isChange: false, isPublished: true, revision, owner: { email } },
    });
    const examined = await operator.call('examineListing', { id });
    expect(examined).toMatchObject({ revision, isSound: true });
    const [filename = ''] = examined.pictures;
    const picture = await operator.request('getListingPicture', { id, params: { filename } });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const older = { id, body: { revision: revision - 1 } };
    expect(await code(operator, 'approveListing', older)).toBe('template-stale');
    const { template } = await operator.call('approveListing', { id, body: { revision } });
    expect(template).toMatchObject({ uuid: id, name: 'Пекарня', isVerified: true, priceCents: 0 });
    expect((await awaitEmail(server.place, email, 'Ваш шаблон в галерее: Пекарня')).text).toContain(
      'Пекарня',
    );
    expect(await owner.call('getListing', { id })).toMatchObject({
      state: 'approved',
      isListed: true,
      isChanged: false,
    });
    expect(await code(operator, 'approveListing', { id, body: { revision } })).toBe('listing-not-possible');
    const own = await owner.call('getUserTemplate', { id });
    const body = { template: { ...own, description: 'Changed' }, baseRevision: revision };
    await owner.call('saveUserTemplate', { id, body });
    expect(await owner.call('getListing', { id })).toMatchObject({ isListed: true, isChanged: true });
    const again = (await operator.call('listListings')).listings.find(({ uuid }) => uuid === id);
    expect(again).toMatchObject({ isChange: true, revision: revision + 1 });
    const answer = { revision: revision + 1, answer: 'Prices are missing.' };
    await operator.call('refuseListing', { id, body: answer });
    const refused = await owner.call('getListing', { id });
    expect(refused).toMatchObject({ state: 'refused', isListed: true, answer: 'Prices are missing.' });
    const shown = await operator.call('getGalleryTemplate', { params: { templateId: id } });
    expect(shown.description).not.toBe('Changed');
    expect(await acts(id)).toEqual([
      'gallery-request-approved',
      'gallery-request-examined',
      'gallery-request-examined',
      'gallery-request-refused',
    ]);
    await owner.call('withdrawListing', { id });
    expect((await owner.call('getGallery')).templates.map(({ uuid }) => uuid)).not.toContain(id);
  });

  test('what is taken out is gone, its owner is told why, and reports about it are answered', async () => {
    const { visitor: operator } = await newOperator(server);
    const { owner, email, id, revision } = await askedFor('Отель');
    await operator.call('approveListing', { id, body: { revision } });
    const reporter = await server.newVisitor();
    await reporter.call('reportTemplate', { id, body: { reason: 'copied', words: '=1' } });
    const { templates } = await operator.call('listWholeGallery');
    expect(templates.find(({ uuid }) => uuid === id)).toMatchObject({ openReports: 1, isShipped: false });
    const reported = await operator.call('listTemplateReports');
    expect(reported.templates.find(({ uuid }) => uuid === id)).toMatchObject({
      ...{ name: 'Отель', isInGallery: true, isPublished: true, owner: { email } },
      reports: [{ reason: 'copied', words: '=1', email: null }],
    });
    await operator.call('takeOutOfGallery', { id, body: { answer: 'Чужая работа.' } });
    const { text } = await awaitEmail(server.place, email, 'Ваш шаблон убран из галереи: Отель');
    expect(text).toContain('Чужая работа.');
    expect(await owner.call('getListing', { id })).toMatchObject({
      ...{ state: 'taken-out', isListed: false, answer: 'Чужая работа.' },
    });
    expect(await code(operator, 'takeOutOfGallery', { id, body: {} })).toBe('template-not-found');
    expect(await code(operator, 'dismissReports', { id })).toBe('template-not-found');
    await reporter.call('reportTemplate', { id, body: { reason: 'other' } });
    expect(await operator.call('unpublishReported', { id, body: { answer: '' } })).toEqual({ answered: 1 });
    const { templates: cards } = await owner.call('getUser');
    expect(cards.find(({ uuid }) => uuid === id)?.isPublished).toBe(false);
    expect((await owner.call('listTemplateVersions', { id })).versions[0]?.revision).toBe(revision + 1);
  });

  test('what came with the program stays out, and what nobody asked for is not approved', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor: owner } = await newPerson(server);
    const id = await saveNew(owner, 'Mine');
    expect(await code(operator, 'examineListing', { id })).toBe('template-not-found');
    expect(await code(operator, 'approveListing', { id, body: { revision: 1 } })).toBe('template-not-found');
    const uuid = randomUUID();
    await withDatabase(server, async ({ query }) => {
      const times = { created_at: 1, updated_at: 1 };
      await query
        .insertInto('gallery_template')
        .values({ uuid, card: '{}', saved_by: null, ...times })
        .execute();
      await query.insertInto('shipped_template').values({ uuid, digest: 'x' }).execute();
    });
    const shipped = (await operator.call('listWholeGallery')).templates.find((one) => one.uuid === uuid);
    expect(shipped).toMatchObject({ isShipped: true, isBroken: true });
    await operator.call('takeOutOfGallery', { id: uuid, body: {} });
    const left = await withDatabase(server, ({ query }) =>
      query.selectFrom('shipped_template').select('digest').where('uuid', '=', uuid).execute(),
    );
    expect(left).toEqual([{ digest: 'x' }]);
  });
});
