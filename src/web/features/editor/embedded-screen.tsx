// The editor on a page that embeds one gallery template.
import { useQuery } from '@tanstack/react-query';
import type { EmbeddedPage } from '#web/state/templates/embedded-page.ts';
import { Editor } from './shell/editor.tsx';
import { EditorSkeleton } from './shell/layout/editor-skeleton.tsx';
import { embeddedDocumentQuery } from './shell/queries.ts';

export function EmbeddedScreen({ page }: { readonly page: EmbeddedPage }) {
  const { data, error } = useQuery(embeddedDocumentQuery(page));
  if (error) throw error;
  return data ? <Editor document={data} /> : <EditorSkeleton />;
}
