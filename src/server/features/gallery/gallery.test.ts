// Tests the gallery: only entitled people publish to it, everyone reads it for free, and only listed pictures are
// served.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { showPictures } from '#testing/gallery/show-pictures.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);
  const newEditor = async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    return visitor;
  };

  test('an entitled user publishes a template there, free of charge, and updates it', async () => {
    const editor = await newEditor();
    const odd = { name: '=1 <b>«Кафе»\u202e 🙂', price: 99, industry: 'hospitality' };
    const template = { ...(await editor.call('getDefaultTemplate')), ...odd };
    const uuid = template.uuid;
    const card = {
      templateId: uuid,
      uuid,
      isBroken: false,
      name: odd.name,
      description: '',
      language: 'en',
      industry: 'hospitality',
      price: 0,
      needsPurchase: false,
      higherPrice: null,
      rating: 5,
      isVerified: true,
      screenshots: expect.any(Array),
      timestamp: server.clock.time,
    };
    const saved = await editor.call('saveToGallery', { body: { template } });
    expect(saved).toEqual({ template: card });
    const { screenshots } = saved.template;
    const anyone = await fetch(`${server.origin}/api/template/gallery`);
    expect((await anyone.json()).templates).toContainEqual(card);
    const read = await fetch(`${server.origin}/api/template/gallery/${uuid}`);
    expect(await read.json()).toEqual({ ...template, price: 0, image: screenshots[0], screenshots });
    await editor.call('saveToGallery', { body: { template: { ...template, name: 'renewed' } } });
    const { templates } = await editor.call('getGallery');
    expect(templates.filter((one) => one.uuid === uuid).map(({ name }) => name)).toEqual(['renewed']);
    expect((await editor.call('getUser')).templates).toEqual([]);
  });

  test('[SETUP-10] published templates do not name the owners of their numbers', async () => {
    const editor = await newEditor();
    const text = JSON.stringify(await editor.call('getDefaultTemplate'));
    const provenance = '"provenance":{"source":"Price list","owner":"Maria Vega"}';
    const template = JSON.parse(text.replaceAll('"scenarios":', `${provenance},"scenarios":`));
    await editor.call('saveToGallery', { body: { template } });
    const read = await editor.call('getGalleryTemplate', { params: { templateId: template.uuid } });
    const kept = JSON.stringify(read);
    expect([kept.includes('Price list'), kept.includes('Maria')]).toEqual([true, false]);
  });

  test('nobody else can, and invalid templates are refused', async () => {
    const editor = await newEditor();
    const template = await editor.call('getDefaultTemplate');
    const body = { template };
    const visitor = await server.newVisitor();
    const { visitor: person } = await newPerson(server);
    expect((await visitor.failure('saveToGallery', { body })).error.code).toBe('sign-in-required');
    expect((await person.failure('saveToGallery', { body })).error.code).toBe('not-allowed');
    const broken = { template: { ...template, layout: { cFcstColCount: 61 }, rating: 'great' } };
    const { error } = await editor.failure('saveToGallery', { body: broken });
    const faults = [{ path: 'rating' }, { path: 'layout.cFcstColCount' }];
    expect(error).toMatchObject({ code: 'template-invalid', faults });
    const unknown = await visitor.failure('getGalleryTemplate', { params: { templateId: template.uuid } });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'template-not-found']);
  });

  test('numbers that cannot be calculated are not called verified', async () => {
    const editor = await newEditor();
    const text = JSON.stringify(await editor.call('getDefaultTemplate'));
    const template = JSON.parse(text.replaceAll('"total = price * quantity"', '"total = price * nothing"'));
    const saved = await editor.call('saveToGallery', { body: { template } });
    expect(saved.template.isVerified).toBe(false);
  });

  test('a picture is served if it is listed on the card, and no other file, whatever its name', async () => {
    const editor = await newEditor();
    const name = `shot-${randomUUID()}.png`;
    const names = [name, '../modelwright.sqlite', '..%2fmodelwright.sqlite', 'missing.png', '.png'];
    const template = await editor.call('getDefaultTemplate');
    await editor.call('saveToGallery', { body: { template } });
    await withDatabase(server, ({ query }) => showPictures(query, template.uuid, names));
    const picture = Buffer.from('89504e470d0a1a0a', 'hex');
    for (const file of [name, 'other.png']) writeFileSync(join(server.place.dataDir, 'files', file), picture);
    const ask = (filename: string, templateId = template.uuid) =>
      editor.request('getScreenshot', { query: { templateId, filename } });
    const found = await ask(name);
    expect(found.headers.get('content-type')).toBe('image/png');
    expect(found.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(Buffer.from(await found.arrayBuffer())).toEqual(picture);
    const refused = await Promise.all([
      ...[...names.slice(1), 'other.png'].map((one) => ask(one)),
      ask(name, randomUUID()),
    ]);
    for (const response of refused) {
      expect([response.status, (await response.json()).code]).toEqual([404, 'file-not-found']);
    }
  });
});
