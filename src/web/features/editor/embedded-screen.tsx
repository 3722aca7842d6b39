// The editor on a page that carries one gallery template.
import { useQuery } from '@tanstack/react-query';
import type { EmbeddedPage } from '#web/state/embedded-page.ts';
import { openEmbedded } from './document/open-embedded.ts';
import { Editor } from './editor.tsx';
import { EditorSkeleton } from './parts/editor-skeleton.tsx';

export function EmbeddedScreen({ page }: { readonly page: EmbeddedPage }) {
  const { data, error } = useQuery({
    queryKey: ['embedded-document', page.templateId],
    queryFn: () => openEmbedded(page),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
  if (error) throw error;
  return data ? <Editor document={data} /> : <EditorSkeleton />;
}
