// Makes every call as every kind of person, and compares each reply with the table of who may do what.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Call, policies } from '#contract/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { type CallName, paths } from '#contract/paths.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { type DatabaseKind, databases, sqlite } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { type Expectation, expectations } from './expectations.ts';
import { type Kind, kinds, newPerson, nextPerson } from './people.ts';

const names = Object.keys(paths).filter((name): name is CallName => name in paths);

const ranks = { anyone: 0, visitor: 1, user: 2, entitled: 3, operator: 4 } as const;

const rankOf: Readonly<Record<Kind, number>> = {
  'no session': 0,
  archived: 0,
  visitor: 1,
  'owner, not signed in': 1,
  user: 2,
  owner: 2,
  subscriber: 2,
  entitled: 3,
  'operator without second factor': 2,
  operator: 4,
};

type Answer = 'allowed' | 'session-required' | 'sign-in-required' | 'not-allowed' | string;

const isOperator = (kind: Kind): boolean => kind.startsWith('operator');

/** The reply that the table requires. */
function expectedAnswer({ least, others, ofOperators }: Expectation, kind: Kind): Answer {
  const isOwner = kind === 'owner' || kind === 'owner, not signed in';
  const rank = rankOf[kind];
  // To everybody else it is as if there were no such call.
  if (least === 'operator' && !isOperator(kind)) return 'not-found';
  if (kind === 'archived' && rank < ranks[least]) return 'account-archived';
  if (rank < ranks[least]) {
    if (rank === 0 && least === 'visitor') return 'session-required';
    if (kind === 'operator without second factor') return 'second-factor-required';
    return rank < ranks.user ? 'sign-in-required' : 'not-allowed';
  }
  if (ofOperators && !isOperator(kind)) return 'not-found';
  return others !== undefined && !isOwner ? others : 'allowed';
}

const refusals = new Set([
  'session-required',
  'account-archived',
  'xsrf-mismatch',
  'sign-in-required',
  'not-allowed',
  'not-found',
  'second-factor-required',
]);

/** A permitted call may still be refused for its content: a wrong password, a service that is not set up. */
async function answerOf(response: Response, others: string | undefined): Promise<Answer> {
  // A page for people says what is not there.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status < 400 || isPage) return 'allowed';
  const { code }: { code: string } = JSON.parse(await response.text());
  expect(response.status, code).not.toBe(500);
  return refusals.has(code) || code === others ? code : 'allowed';
}

test('the table has a row for every call, and no other', () => {
  expect(Object.keys(expectations).sort()).toEqual([...names].sort());
});

/** On PostgreSQL the people with the most rights suffice for every call to be answered there. */
const kindsOn = (database: DatabaseKind): readonly Kind[] =>
  database === sqlite || effort.isOnBothDatabases ? kinds : ['entitled', 'owner', 'operator'];

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  test.each(kindsOn(database))('%s', { timeout: searchTimeoutMs }, async (kind) => {
    // What a call changes must not affect the next one: whoever was changed, or given a session, is created anew.
    let person = await newPerson(server, kind);
    const wrong: string[] = [];
    for (const name of names) {
      const { input, ofOperators } = expectations[name];
      const others = ofOperators ? 'not-found' : expectations[name].others;
      const { visitor, has } = person;
      const request = (await input?.(has, visitor)) ?? {};
      const answer = await answerOf(await visitor.request(name, request), others);
      const expected = expectedAnswer(expectations[name], kind);
      if (answer !== expected) wrong.push(`${name}: ${answer} instead of ${expected}`);
      const isChanged = paths[name].method !== 'GET' || rankOf[kind] === 0;
      if (isChanged && expected === 'allowed') person = await nextPerson(server, kind, person);
    }
    expect(wrong).toEqual([]);
  });
});

/** The same table for people to read; MODELWRIGHT_WRITE_ACCESS=1 rewrites it. */
test('docs/access.md is this table', () => {
  const cell = (name: CallName, kind: Kind): string => {
    const answer = expectedAnswer(expectations[name], kind);
    return answer === 'allowed' ? 'yes' : answer;
  };
  const body = (name: CallName): string => {
    const { bodyLimitKb }: Call = calls[name];
    if (bodyLimitKb === undefined) return 'none';
    return bodyLimitKb === 'template' ? '`MAX_BODY_KB`' : `${bodyLimitKb} KB`;
  };
  const page = [
    '# Who may do what',
    '',
    'Every call by every kind of person, as `testing/access` makes it on the running server. “yes” means that the call is permitted; its',
    'content may still be refused. Anything else is the error code. Others asking for an owner’s data get the same error as if it',
    'did not exist. The column after them is the policy, which the list at the end says in words: whose a call is, and what must be paid',
    'for it. The last one is the longest body that the call takes; a longer one is refused before it is read.',
    '',
    `| call | ${kinds.join(' | ')} | policy | body |`,
    `|---|${kinds.map(() => '---').join('|')}|---|---|`,
    ...names.map(
      (name) =>
        `| ${name} | ${kinds.map((kind) => cell(name, kind)).join(' | ')} | ${calls[name].policy} | ${body(name)} |`,
    ),
    '',
    '## The policies',
    '',
    ...Object.entries(policies).map(([name, meaning]) => `- **${name}**: ${meaning}`),
    '',
  ].join('\n');
  const file = join(import.meta.dirname, '..', '..', 'docs', 'access.md');
  if (process.env.MODELWRIGHT_WRITE_ACCESS === '1') writeFileSync(file, page);
  expect(readFileSync(file, 'utf8')).toBe(page);
});
