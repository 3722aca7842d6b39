// The versions that the server keeps of a template, and one of them in full.
import { queryOptions } from '@tanstack/react-query';
import type { Fault } from '#template/fault.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { call, type Reply } from '#web/api/call.ts';
import type { TemplateDocument } from '../document/document.ts';

export type TemplateVersion = Reply<'listTemplateVersions'>['versions'][number];

const anew = { refetchOnWindowFocus: false, staleTime: 0, gcTime: 0 } as const;

/** Work recovered from a closed tab after newer work was saved: it has no base revision. */
export const isRecoveredDraft = ({ kind, revision }: TemplateVersion): boolean =>
  kind === 'conflict' && revision === 0;

/** Saves what is typed first, so that the newest version is what the editor shows. */
export const versionsQuery = ({ uuid, saver, store }: TemplateDocument) =>
  queryOptions({
    queryKey: ['versions', uuid],
    queryFn: async ({ signal }): Promise<readonly TemplateVersion[]> => {
      const isSaved = await saver.save();
      if (isSaved && store.getState().revision === null) return [];
      return (await call('listTemplateVersions', { params: { id: uuid }, signal })).versions;
    },
    ...anew,
  });

interface ReadVersion {
  readonly template: Template;
  /** What was repaired in it when it was read, as the server does when it restores it. */
  readonly repairs: readonly Fault[];
}

/** A version never changes. */
export const versionQuery = (uuid: string, version: string) =>
  queryOptions({
    queryKey: ['version', uuid, version],
    queryFn: async ({ signal }): Promise<ReadVersion> => {
      const document = await call('getTemplateVersion', { params: { id: uuid, version }, signal });
      const { template, repairs } = readTemplate(document);
      if (!template) throw new Error('The version cannot be read.');
      return { template, repairs };
    },
    select: ({ template }) => template,
    staleTime: Number.POSITIVE_INFINITY,
  });
