// Gives every part of the editor the document it works on.
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Template } from '#template/template.ts';
import type { TemplateDocument } from './document/document.ts';
import type { DocumentState } from './document/document-state.ts';
import { type SalesItem, salesItems } from './document/sales-items.ts';
import { useEditorState } from './state.ts';

export const DocumentContext = createContext<TemplateDocument | null>(null);

export function useTemplateDocument(): TemplateDocument {
  const document = useContext(DocumentContext);
  if (!document) throw new Error('This part stands outside an open template.');
  return document;
}

export function useDocumentState<Selected>(select: (state: DocumentState) => Selected): Selected {
  return useStore(useTemplateDocument().store, select);
}

export function useTemplate(): Template {
  return useDocumentState(({ template }) => template);
}

export function useSalesItems(): { items: readonly SalesItem[]; picked: SalesItem | null } {
  const items = salesItems(useTemplate());
  const itemId = useEditorState((state) => state.itemId);
  return { items, picked: items.find(({ id }) => id === itemId) ?? items[0] ?? null };
}
