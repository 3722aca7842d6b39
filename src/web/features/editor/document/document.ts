// A template while it is being edited: the one store the editor reads, and the only ways to change it.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Template } from '#template/template.ts';
import type { DocumentState } from './document-state.ts';
import { type Change, change, type Edited, noHistory, redo, seal, undo } from './history.ts';
import { Saver } from './saver.ts';

export interface TemplateDocument {
  readonly uuid: string;
  readonly store: StoreApi<DocumentState>;
  readonly saver: Saver;
  /** Whether it holds work that an earlier visit left unsaved. */
  readonly isRestored: boolean;
  readonly edit: (change: Change) => void;
  /** Ends the step being typed. */
  readonly seal: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export interface NewDocument {
  readonly template: Template;
  readonly revision: number | null;
  /** True when the template holds what the server does not have. */
  readonly isUnsaved: boolean;
  /** The key of the draft it was restored from. */
  readonly draft?: string;
}

export function createDocument({ template, revision, isUnsaved, draft }: NewDocument): TemplateDocument {
  const store = createStore<DocumentState>(() => ({
    template,
    history: noHistory,
    revision,
    saving: { kind: isUnsaved ? 'saving' : 'saved' },
    takenFrom: null,
  }));
  const saver = new Saver(store, isUnsaved ? null : template, draft ?? null);
  const move = (step: (edited: Edited) => Edited) => {
    const before = store.getState().template;
    const next = step(store.getState());
    if (next.template === before) return;
    store.setState({ template: next.template, history: next.history });
    saver.templateChanged();
  };
  return {
    uuid: template.uuid,
    store,
    saver,
    isRestored: draft !== undefined,
    edit: (wanted) => move((edited) => change(edited, wanted)),
    seal: () => store.setState(({ history }) => ({ history: seal(history) })),
    undo: () => move(undo),
    redo: () => move(redo),
  };
}
