// Tests that to whoever is no operator a path of theirs answers exactly as one that does not exist.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls/calls.ts';
import { type CallName, paths } from '#contract/paths.ts';
import { databases } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { newPerson } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const [sqlite] = databases;
if (sqlite === undefined) throw new Error('there is no database');
const server = suiteServer(sqlite);

const names = Object.keys(paths).filter((name): name is CallName => name in paths);
const operatorCalls = names.filter((name) => calls[name].access === 'operator');
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const pathOf = (name: CallName): string => paths[name].path.replace(/:\w+/g, () => randomUUID());

/** What differs between any two replies. */
const ownOfEach = ['date', 'x-request-id', 'connection', 'keep-alive'];

async function answerTo(person: Visitor, path: string, method: string, more: RequestInit = {}) {
  const response = await person.fetch(path, { method, ...more });
  const headers = [...response.headers].filter(([name]) => !ownOfEach.includes(name));
  const text = (await response.text()).replace(/[0-9a-f-]{36}/g, 'id');
  return { status: response.status, headers, text };
}

test('each path of operators is under their own part of the API', () => {
  expect(operatorCalls.length).toBeGreaterThan(0);
  for (const name of names) {
    expect([name, paths[name].path.startsWith('/api/admin/')]).toEqual([
      name,
      calls[name].access === 'operator',
    ]);
  }
});

test('whatever is asked, with a token or a body or without', async () => {
  const people = {
    nobody: new Visitor(server.origin),
    visitor: await server.newVisitor(),
    user: (await newPerson(server)).visitor,
  };
  const body = JSON.stringify({ environment: 'x'.repeat(2000) });
  const bodies = [{}, { body, headers: { 'content-type': 'application/json' } }];
  const forged = { headers: { 'x-xsrf-token': 'forged' } };
  for (const person of Object.values(people)) {
    for (const method of methods) {
      const variants = method === 'GET' || method === 'HEAD' ? [forged, {}] : [...bodies, forged];
      for (const more of variants) {
        const unknown = await answerTo(person, `/api/admin/${randomUUID()}`, method, more);
        expect(unknown.status).toBe(404);
        for (const name of operatorCalls) {
          expect([name, method, await answerTo(person, pathOf(name), method, more)]).toEqual([
            name,
            method,
            unknown,
          ]);
        }
      }
    }
    // As any other path that is not there, but for what every call says of itself.
    const elsewhere = await answerTo(person, `/api/${randomUUID()}`, 'GET');
    const { status, text } = await answerTo(person, '/api/admin/current-environment', 'GET');
    expect({ status, text }).toEqual({ status: elsewhere.status, text: elsewhere.text });
  }
});

test('an operator finds what is there, and nothing else', async () => {
  const { visitor } = await newOperator(server);
  expect((await visitor.call('getCurrentEnvironment')).environment).toBe('local');
  expect((await visitor.fetch('/api/admin/none')).status).toBe(404);
});
