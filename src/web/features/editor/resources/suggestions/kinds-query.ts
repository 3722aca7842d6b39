// The kinds of business of the catalogue, by family; fetched when there is a choice among them.
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#language/language.ts';
import { call } from '#web/api/call.ts';
import { forGood } from './suggestions-query.ts';

export const kindsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['kinds', language],
    queryFn: async ({ signal }) => (await call('getKinds', { params: { language }, signal })).families,
    ...forGood,
  });
