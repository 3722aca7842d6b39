// What operators ask of their lists: each call near its beginning, far on, and going on from where the last page ended.
import type { CallName } from '#contract/paths.ts';
import type { Sizes } from '#testing/many-rows/fill-statements.ts';
import type { CallInput, Visitor } from '#testing/server/visitor.ts';

export interface AskedList {
  readonly what: string;
  readonly name: CallName;
  readonly goalMs: number;
  readonly input: CallInput;
}

const nearMs = 200;
const farMs = 1000;

export async function askedLists(operator: Visitor, sizes: Sizes): Promise<readonly AskedList[]> {
  const logs = await operator.call('listLogs', { query: { skip: String(Math.floor(sizes.entries / 2)) } });
  const owners = await operator.call('listAllTemplates');
  const users = await operator.call('listUsers', { query: { skip: String(Math.floor(sizes.users / 2)) } });
  // Who did the most is the first that was ever listed.
  const last = await operator.call('listUsers', { query: { skip: String(sizes.users - 100) } });
  const id = last.users.at(-1)?._id ?? '';
  const email = users.users.find((user) => user.email !== null)?.email ?? id;
  const near = (what: string, name: CallName, input: CallInput = {}) => ({
    what,
    name,
    input,
    goalMs: nearMs,
  });
  const far = (what: string, name: CallName, input: CallInput = {}) => ({ what, name, input, goalMs: farMs });
  const half = (count: number) => ({ skip: String(Math.floor(count / 2)) });
  const end = (count: number) => ({ skip: String(count - 300) });
  return [
    near('users, the newest', 'listUsers'),
    far('users, from the middle', 'listUsers', { query: half(sizes.users) }),
    far('users, the oldest', 'listUsers', { query: end(sizes.users) }),
    near('users, going on', 'listUsers', { query: { after: users.pagination.next ?? '' } }),
    near('a user by id', 'searchUser', { query: { query: id } }),
    near('a user by email', 'searchUser', { query: { query: email } }),
    near('log, the newest', 'listLogs'),
    far('log, from the middle', 'listLogs', { query: half(sizes.entries) }),
    far('log, the oldest', 'listLogs', { query: end(sizes.entries) }),
    near('log, going on', 'listLogs', { query: { after: logs.next ?? '' } }),
    near('log of one LMID', 'listLogs', { query: { lmid: 'model-build-excel-error' } }),
    far('log of LMIDs with error, far on', 'listLogs', {
      query: { lmid: 'error', skip: String(Math.floor(sizes.entries / 100)) },
    }),
    near('log of a user, 50', 'listUserLogs', { id }),
    far('log of a user, 1000 of them', 'listUserLogs', { id, query: { page: '2', limit: '1000' } }),
    far('names of templates', 'listTemplateNames'),
    far('templates with context, with their number', 'searchTemplatesWithContext'),
    far('all templates, with their number', 'listAllTemplates'),
    near('all templates, going on', 'listAllTemplates', { query: { after: owners.next ?? '' } }),
    far('templates by name', 'searchTemplatesByName', { query: { name: 'model 10000' } }),
  ];
}
