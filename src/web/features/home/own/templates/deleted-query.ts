// The visitor's recently deleted templates, which can still be restored.
import { queryOptions } from '@tanstack/react-query';
import { call, type Reply } from '#web/api/call.ts';

export type DeletedTemplate = Reply<'listDeletedTemplates'>['templates'][number];

export const deletedQuery = queryOptions({
  queryKey: ['deleted-templates'],
  queryFn: async ({ signal }) => (await call('listDeletedTemplates', { signal })).templates,
});
