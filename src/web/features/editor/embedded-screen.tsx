// The page of one gallery template: the editor with the template in it, or what can be seen of it before it is paid for.
import { useQuery } from '@tanstack/react-query';
import type { OfferedDocument } from '#web/state/templates/copy-of-template.ts';
import type { EmbeddedPage } from '#web/state/templates/embedded-page.ts';
import { Editor } from './shell/editor.tsx';
import { EditorSkeleton } from './shell/layout/editor-skeleton.tsx';
import { PricedTemplate } from './shell/priced/lazy-priced-template.tsx';
import { embeddedDocumentQuery } from './shell/queries.ts';

export function EmbeddedScreen({ page }: { readonly page: EmbeddedPage }) {
  const { templateId, template, card } = page;
  if (template !== null) return <EmbeddedEditor templateId={templateId} template={template} />;
  return card ? <PricedTemplate card={card} /> : null;
}

interface EmbeddedEditorProps {
  readonly templateId: string;
  readonly template: OfferedDocument;
}

function EmbeddedEditor({ templateId, template }: EmbeddedEditorProps) {
  const { data, error } = useQuery(embeddedDocumentQuery(templateId, template));
  if (error) throw error;
  return data ? <Editor document={data} /> : <EditorSkeleton />;
}
