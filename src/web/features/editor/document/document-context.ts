// Provides the open document to every part of the editor.
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Template } from '#template/template.ts';
import type { TemplateDocument } from './document.ts';
import type { DocumentState } from './document-state.ts';

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

/** A component that selects part of the template is rendered again only when that part changes. */
export function useTemplateFact<Fact>(select: (template: Template) => Fact): Fact {
  return useDocumentState(({ template }) => select(template));
}
