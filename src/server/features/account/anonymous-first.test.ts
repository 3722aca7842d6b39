// Tests that a visitor's work becomes the account's: nothing lost or duplicated, under concurrency on both databases.
import { describe, expect, test } from 'vitest';
import { effort } from '#testing/effort.ts';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { newEmail, newPerson, password, saveNew } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const rounds = effort.raceRounds;

/** Another tab of the same browser that has not received newer cookies. */
const tabOf = ({ origin }: SuiteServer, { cookies }: Visitor): Visitor => {
  const tab = new Visitor(origin);
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  return tab;
};
const uuidsOf = async (visitor: Visitor) =>
  (await visitor.call('getUser')).templates.map(({ uuid }) => uuid).sort();

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('registering keeps templates, versions and files where they are', async () => {
    const visitor = await server.newVisitor();
    const uuid = await saveNew(visitor, 'first');
    const template = await visitor.call('getUserTemplate', { id: uuid });
    await visitor.call('saveUserTemplate', { id: uuid, body: { template: { ...template, name: 'second' } } });
    const { data: filename } = await visitor.call('buildModel', { body: { templateId: uuid } });
    await visitor.call('register', { body: { email: newEmail(), password } });
    expect(await uuidsOf(visitor)).toEqual([uuid]);
    const { versions } = await visitor.call('listTemplateVersions', { id: uuid });
    expect(versions.length).toBeGreaterThan(0);
    const file = await visitor.request('downloadModel', { query: { filename: String(filename) } });
    expect(file.status).toBe(200);
  });

  test('signing in brings them all along, deleted ones and built files too', async () => {
    const { visitor: person, email } = await newPerson(server);
    const own = await saveNew(person, 'of the account');
    const visitor = await server.newVisitor();
    const [kept, deleted] = [await saveNew(visitor, 'kept'), await saveNew(visitor, 'deleted')];
    const { data: filename } = await visitor.call('buildModel', { body: { templateId: kept } });
    await visitor.call('deleteUserTemplate', { id: deleted });
    await visitor.call('login', { body: { email, password } });
    expect(await uuidsOf(visitor)).toEqual([own, kept].sort());
    expect(await uuidsOf(person)).toEqual([own, kept].sort());
    const { versions } = await visitor.call('listTemplateVersions', { id: kept });
    expect(versions).toHaveLength(1);
    const file = await visitor.request('downloadModel', { query: { filename: String(filename) } });
    expect(file.status).toBe(200);
    await visitor.call('restoreUserTemplates', { body: [deleted] });
    expect(await uuidsOf(person)).toEqual([own, kept, deleted].sort());
  });

  test('the limit only applies to visitors, and does not hold back what they bring along', async () => {
    const { visitor: person, email } = await newPerson(server);
    for (const name of ['1', '2', '3', '4']) await saveNew(person, name);
    expect(await person.call('getUser')).toMatchObject({
      userCanAddNewTemplates: true,
      settings: { shouldSignIn: false },
    });
    const visitor = await server.newVisitor();
    for (const name of ['5', '6', '7']) await saveNew(visitor, name);
    expect(await visitor.call('getUser')).toMatchObject({
      userCanAddNewTemplates: false,
      settings: { shouldSignIn: true, maxTemplatesIfNotSignedIn: 3 },
    });
    await expect(saveNew(visitor, '8')).rejects.toThrow('template-limit');
    await visitor.call('login', { body: { email, password } });
    expect(await uuidsOf(visitor)).toHaveLength(7);
    await saveNew(visitor, '8');
  });

  test('a request of an old tab does not replace the new cookie, and a lost reply is recovered from', async () => {
    const { email } = await newPerson(server);
    const visitor = await server.newVisitor();
    const uuid = await saveNew(visitor);
    const old = tabOf(server, visitor);
    await visitor.call('login', { body: { email, password } });
    const response = await old.request('getUser');
    expect(await response.json()).toMatchObject({ isSignedIn: false, templates: [] });
    expect(response.headers.getSetCookie()).toEqual([]);
    // A browser that never received the new session starts over after a while, and finds its work by signing in.
    server.clock.time += 10_000;
    await old.call('getUser');
    expect(old.cookies.get('session')).not.toBe(visitor.cookies.get('session'));
    await old.call('login', { body: { email, password } });
    expect(await uuidsOf(old)).toEqual([uuid]);
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database);

  test('two tabs that sign in at once bring each template along once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { email } = await newPerson(server);
      const visitor = await server.newVisitor();
      const uuids = [await saveNew(visitor, 'one'), await saveNew(visitor, 'two')].sort();
      const tabs = [tabOf(server, visitor), tabOf(server, visitor), tabOf(server, visitor)];
      const responses = await Promise.all(
        tabs.map((tab) => tab.request('login', { body: { email, password } })),
      );
      expect(responses.map(({ status }) => status)).toContain(200);
      for (const response of responses) {
        // One that arrives only after another has signed in has a token of a session that has ended.
        if (response.status !== 200) expect((await response.json()).code).toBe('session-required');
      }
      const person = await server.newVisitor();
      await person.call('login', { body: { email, password } });
      expect(await uuidsOf(person)).toEqual(uuids);
    }
  });

  test('a tab that registers while another signs in leaves no template without an owner', async () => {
    for (let round = 0; round < rounds; round++) {
      const { email } = await newPerson(server);
      const visitor = await server.newVisitor();
      const uuid = await saveNew(visitor);
      const [signingIn, registering] = [tabOf(server, visitor), tabOf(server, visitor)];
      const fresh = newEmail();
      const [login, register] = await Promise.all([
        signingIn.request('login', { body: { email, password } }),
        registering.request('register', { body: { email: fresh, password } }),
      ]);
      const owners: Visitor[] = [];
      for (const [response, tab] of [
        [login, signingIn],
        [register, registering],
      ] as const) {
        if (response.status === 200) owners.push(tab);
        else expect(['loggedin', 'session-required']).toContain((await response.json()).code);
      }
      const lists = await Promise.all(owners.map(uuidsOf));
      expect(lists.flat()).toEqual([uuid]);
      // From now on each saves to its own account.
      for (const owner of owners) {
        const own = await saveNew(owner);
        expect(await uuidsOf(owner)).toContain(own);
      }
    }
  });

  test('a save during a sign-in in another tab is in the account once it is acknowledged', async () => {
    for (let round = 0; round < rounds; round++) {
      const { email } = await newPerson(server);
      const visitor = await server.newVisitor();
      const uuid = await saveNew(visitor, 'before');
      const old = await visitor.call('getUserTemplate', { id: uuid });
      const fresh = await visitor.call('getDefaultTemplate');
      const saving = tabOf(server, visitor);
      const [changed, added] = await Promise.all([
        saving.request('saveUserTemplate', { id: uuid, body: { template: { ...old, name: 'after' } } }),
        saving.request('saveUserTemplate', { id: fresh.uuid, body: { template: fresh } }),
        visitor.call('login', { body: { email, password } }),
      ]);
      for (const response of [changed, added]) {
        if (response.status !== 200) expect((await response.json()).code).toBe('session-required');
      }
      const { templates } = await visitor.call('getUser');
      const names = new Map(templates.map((template) => [template.uuid, template.name]));
      expect(names.get(uuid)).toBe(changed.status === 200 ? 'after' : 'before');
      expect(names.has(fresh.uuid)).toBe(added.status === 200);
      expect(templates).toHaveLength(added.status === 200 ? 2 : 1);
    }
  });

  test('settings changed in two tabs at once are both saved', async () => {
    const visitor = await server.newVisitor();
    const changes = [
      { language: 'ru' },
      { showOnboarding: false },
      { analytics: false },
      { enabledInflation: true },
    ];
    await Promise.all(changes.map((body) => tabOf(server, visitor).call('saveSettings', { body })));
    const { settings } = await visitor.call('getUser');
    expect(settings).toMatchObject(Object.assign({}, ...changes));
    expect(settings.showLoginReminder).toBe(true);
  });
});
