// Tests that a server offers the templates that come with it from its first start, and leaves them as its operator left them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { featureDatabases, type TestDatabase } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { setUpSecondFactor } from '#testing/server/second-factor.ts';
import { startTestServer } from '#testing/server/test-server.ts';

describe.each(featureDatabases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await createDatabase();
  });
  afterEach(() => place.remove());

  const withServer = async <Result>(
    work: (server: Awaited<ReturnType<typeof startTestServer>>) => Promise<Result>,
    templates = 'shipped',
  ): Promise<Result> => {
    const server = await startTestServer(place, { GALLERY_TEMPLATES: templates });
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  };

  test('eleven industries in two languages are there, free and verified, and open as they are listed', async () => {
    await withServer(async (server) => {
      const visitor = await server.newVisitor();
      const { templates } = await visitor.call('getGallery');
      expect(templates).toHaveLength(22);
      const cafes = templates.filter(({ industry }) => industry === 'hospitality');
      expect(cafes.map(({ name }) => name)).toEqual(['Café with 40 seats', 'Кафе на 40 мест']);
      for (const { uuid, name, price, isVerified, isBroken } of templates) {
        expect({ price, isVerified, isBroken }).toEqual({ price: 0, isVerified: true, isBroken: false });
        expect((await visitor.call('getGalleryTemplate', { params: { templateId: uuid } })).name).toBe(name);
      }
      expect(server.log.join('')).toContain('put 22 templates into the gallery');
    });
  });

  test('what its operator has changed or taken out is so after the next start', async () => {
    const [first, second] = await withServer(async (server) => {
      const { visitor: operator, email } = await newPerson(server);
      await withDatabase({ place }, (database) =>
        grantRole({ database, clock: server.clock }, email, 'operator'),
      );
      await setUpSecondFactor(server, operator);
      const { templates } = await operator.call('getGallery');
      const [changed, deleted] = templates.map(({ uuid }) => uuid);
      const template = await operator.call('getGalleryTemplate', { params: { templateId: changed ?? '' } });
      await operator.call('saveToGallery', { body: { template: { ...template, name: 'Ours' } } });
      await withDatabase({ place }, ({ query }) =>
        query
          .deleteFrom('gallery_template')
          .where('uuid', '=', deleted ?? '')
          .execute(),
      );
      return [changed, deleted];
    });
    const after = await withServer(async (server) => (await server.newVisitor()).call('getGallery'));
    expect(after.templates).toHaveLength(21);
    expect(after.templates.find(({ uuid }) => uuid === first)?.name).toBe('Ours');
    expect(after.templates.map(({ uuid }) => uuid)).not.toContain(second);
  });

  test('a server that is told so has none', async () => {
    const { templates } = await withServer(
      async (server) => (await server.newVisitor()).call('getGallery'),
      'none',
    );
    expect(templates).toEqual([]);
  });
});
