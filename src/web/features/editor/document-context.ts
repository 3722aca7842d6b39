// Gives every part of the editor the document it works on.
import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Template } from '#template/template.ts';
import type { TemplateDocument } from './document/document.ts';
import type { DocumentState } from './document/document-state.ts';
import { type ResourceView, resourcesOf, sectionResources } from './document/resources/resource-view.ts';
import { useEditorState } from './state.ts';
import { chosenPlace, useScenario } from './use-scenario.ts';

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

/** Whoever asks for a part of the template alone is drawn again only when that part differs. */
export function useTemplateFact<Fact>(select: (template: Template) => Fact): Fact {
  return useDocumentState(({ template }) => select(template));
}

/** The place of the scenario that is worked on, whatever is typed in it. */
export function useScenarioIndex(): number {
  const chosen = useEditorState(({ scenario }) => scenario);
  return useTemplateFact((template) => chosenPlace(template, chosen));
}

interface OpenSection {
  readonly sectionId: string;
  readonly resources: readonly ResourceView[];
  readonly picked: ResourceView | null;
}

export function useOpenSection(): OpenSection {
  const template = useTemplate();
  const sectionId = useEditorState((state) => state.sectionId);
  const itemId = useEditorState((state) => state.itemId);
  const { index } = useScenario(template);
  const resources = useMemo(() => resourcesOf(template, sectionId, index), [template, sectionId, index]);
  const picked = resources.find(({ id }) => id === itemId) ?? resources[0] ?? null;
  return { sectionId, resources, picked };
}

interface PickedPlace {
  readonly sectionId: string;
  /** Null where the section is empty. */
  readonly pickedId: string | null;
  readonly isOnlyOne: boolean;
}

/** Where one is in the open section, whatever is typed there. */
export function usePickedPlace(): PickedPlace {
  const sectionId = useEditorState((state) => state.sectionId);
  const itemId = useEditorState((state) => state.itemId);
  const pickedId = useTemplateFact((template) => {
    const resources = sectionResources(template, sectionId);
    return (resources.find(({ id }) => id === itemId) ?? resources[0])?.id ?? null;
  });
  const isOnlyOne = useTemplateFact((template) => sectionResources(template, sectionId).length === 1);
  return { sectionId, pickedId, isOnlyOne };
}
