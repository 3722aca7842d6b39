// The versions that the server keeps of a template, and one of them in full.
import { queryOptions } from '@tanstack/react-query';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { call, type Reply } from '#web/api/call.ts';
import type { TemplateDocument } from '../document/document.ts';

export type Version = Reply<'listTemplateVersions'>['versions'][number];

const anew = { refetchOnWindowFocus: false, staleTime: 0, gcTime: 0 } as const;

/** Work that a closed tab left in a browser, and that newer work had overtaken when it came: it stands on no revision. */
export const isRecoveredDraft = ({ kind, revision }: Version): boolean =>
  kind === 'conflict' && revision === 0;

/** What is typed is saved first, so that the newest one is what stands in the editor. */
export const versionsQuery = ({ uuid, saver, store }: TemplateDocument) =>
  queryOptions({
    queryKey: ['versions', uuid],
    queryFn: async ({ signal }): Promise<readonly Version[]> => {
      const isSaved = await saver.save();
      if (isSaved && store.getState().revision === null) return [];
      return (await call('listTemplateVersions', { params: { id: uuid }, signal })).versions;
    },
    ...anew,
  });

/** A version never changes. */
export const versionQuery = (uuid: string, version: string) =>
  queryOptions({
    queryKey: ['version', uuid, version],
    queryFn: async ({ signal }): Promise<Template> => {
      const document = await call('getTemplateVersion', { params: { id: uuid, version }, signal });
      const { template } = readTemplate(document);
      if (!template) throw new Error('The version cannot be read.');
      return template;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
