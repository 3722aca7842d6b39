// Tests the server against the contract: every call has a route and documentation, and there is no other route.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { areas, policies } from '#contract/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { paths } from '#contract/paths.ts';
import { sqlite } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().optional(),
  tags: z.tuple([z.string()]),
});
const openApi = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

const server = suiteServer(sqlite);

test('the documentation lists the calls of the contract and nothing else', async () => {
  const document = openApi.parse(await (await fetch(`${server.origin}/api/docs/json`)).json());
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary }]) => ({
      operationId,
      method,
      path,
      summary,
    })),
  );
  const contracted = Object.entries(paths).map(([name, { method, path }]) => ({
    operationId: name,
    method: method.toLowerCase(),
    path: path.replace(/:(\w+)/g, '{$1}'),
    summary: Object.entries(calls).find(([call]) => call === name)?.[1].summary,
  }));
  const byName = (one: { operationId: string }, other: { operationId: string }) =>
    one.operationId.localeCompare(other.operationId);
  expect(documented.sort(byName)).toEqual(contracted.sort(byName));
});

test('the documentation says whose a call is and what must be paid for it, and how long the body of a call may be', async () => {
  const document = openApi.parse(await (await fetch(`${server.origin}/api/docs/json`)).json());
  const described = Object.fromEntries(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId, description }) => [operationId, description]),
    ),
  );
  expect(described).toMatchObject({
    getUser: policies.own,
    getGallery: policies.open,
    downloadModel: policies.paid,
    saveSettings: `${policies.own} The body may have up to 16 KB.`,
    deleteUserTemplates: `${policies.own} The body may have up to 64 KB.`,
    saveUserTemplate: `${policies['paid-if-priced']} The body may have up to 4096 KB.`,
  });
});

test('every call is in its group of the documentation', async () => {
  const document = openApi.parse(await (await fetch(`${server.origin}/api/docs/json`)).json());
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(Object.keys(areas)));
});

test('the page and its scripts are served', async () => {
  const page = await (await fetch(`${server.origin}/api/docs/`)).text();
  const scripts = [...page.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, source = '']) => source);
  expect(scripts.length).toBeGreaterThan(0);
  expect(page).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/);
  for (const source of scripts) {
    const response = await fetch(new URL(source, `${server.origin}/api/docs/`));
    expect([source, response.status]).toEqual([source, 200]);
    // Read to the end, because a stop waits for replies in progress.
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
});

test('a reply contains what the contract says and nothing more', async () => {
  const visitor = await server.newVisitor();
  const response = await visitor.request('getUser');
  calls.getUser.reply.strict().parse(await response.json());
});
