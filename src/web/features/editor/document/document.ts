// A template while it is being edited: the one store the editor reads, and the only ways to change it.
import { create, type Draft } from 'mutative';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Fault } from '#template/fault.ts';
import type { Template } from '#template/template.ts';
import type { DocumentState } from './document-state.ts';
import {
  change,
  type DocumentChange,
  type EditedTemplate,
  noHistory,
  redo,
  seal,
  undo,
} from './history/history.ts';
import { endGeneration } from './modules/module-states.ts';
import { Saver } from './saver.ts';

/** Owns the state that editor parts keep for a template: the same one each time the template is opened in a page. */
export interface DocumentScope {
  readonly uuid: string;
  /** Owns state that belongs to no template and is shared by all templates opened in a page. */
  readonly page: object;
  /** Aborted when another template is opened instead. */
  readonly onClose: Set<() => void>;
}

export const newScope = (uuid: string, page: object = {}): DocumentScope => ({
  uuid,
  page,
  onClose: new Set(),
});

export interface TemplateDocument {
  readonly uuid: string;
  readonly scope: DocumentScope;
  readonly store: StoreApi<DocumentState>;
  readonly saver: Saver;
  /** Whether it contains work that an earlier visit left unsaved. */
  readonly isRestored: boolean;
  readonly edit: (change: DocumentChange) => void;
  /** Records progress: saved like everything else, but not an undo step; nothing is saved where nothing was changed yet. */
  readonly note: (recipe: (draft: Draft<Template>) => void) => void;
  /** Ends the step being typed. */
  readonly seal: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export interface NewDocument {
  readonly template: Template;
  readonly revision: number | null;
  /** The template that it is a copy of. */
  readonly copyOf?: string | null;
  /** What was repaired in it when it was read. */
  readonly repairs?: readonly Fault[];
  /** True when the template has changes that the server does not have. */
  readonly isUnsaved: boolean;
  /** The key of the draft it was restored from. */
  readonly draft?: string;
  /** Reused when the template was open earlier. */
  readonly scope?: DocumentScope;
}

export function createDocument(opened: NewDocument): TemplateDocument {
  const { revision, copyOf = null, repairs = [], isUnsaved, draft, scope } = opened;
  const template = endGeneration(opened.template);
  const store = createStore<DocumentState>(() => ({
    template,
    history: noHistory,
    revision,
    copyOf,
    saving: { kind: isUnsaved ? 'saving' : 'saved' },
    progress: null,
    updateSource: null,
    savedOlderDrafts: null,
    repairs,
    unreadableDrafts: [],
  }));
  const saver = new Saver(store, isUnsaved ? null : template, draft ?? null);
  const move = (step: (edited: EditedTemplate) => EditedTemplate) => {
    const before = store.getState().template;
    const next = step(store.getState());
    if (next.template === before) return;
    store.setState({ template: next.template, history: next.history });
    saver.templateChanged();
  };
  return {
    uuid: template.uuid,
    scope: scope ?? newScope(template.uuid),
    store,
    saver,
    isRestored: draft !== undefined,
    edit: (wanted) => move((edited) => change(edited, { ...wanted, nowMs: Date.now() })),
    note: (recipe) => {
      if (saver.isUntouched()) saver.stayUntouched(create(store.getState().template, recipe));
      else move((edited) => ({ ...edited, template: create(edited.template, recipe) }));
    },
    seal: () => store.setState(({ history }) => ({ history: seal(history) })),
    undo: () => move(undo),
    redo: () => move(redo),
  };
}
