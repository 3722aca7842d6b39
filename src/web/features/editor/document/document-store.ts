// State that belongs to one open template, or to all templates opened in a page: declared by each part of the editor, never at module level.
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentScope, TemplateDocument } from './document.ts';
import { useTemplateDocument } from './document-context.ts';

type Scoped = Pick<TemplateDocument, 'scope'>;

/** State of one template: created on first use, and gone with the template. */
export const perDocument = <Thing>(make: (scope: DocumentScope) => Thing): ((document: Scoped) => Thing) =>
  createdOnce(
    ({ scope }) => scope,
    ({ scope }) => make(scope),
  );

function createdOnce<Thing>(
  ownerOf: (document: Scoped) => object,
  make: (document: Scoped) => Thing,
): (document: Scoped) => Thing {
  const things = new WeakMap<object, Thing>();
  return (document) => {
    const known = things.get(ownerOf(document));
    if (known !== undefined) return known;
    const made = make(document);
    things.set(ownerOf(document), made);
    return made;
  };
}

export interface DocumentStore<State> {
  /** For a given template, to read and change. */
  readonly of: (document: Scoped) => StoreApi<State>;
  /** For the template around the component. */
  readonly use: <Selected>(select: (state: State) => Selected) => Selected;
}

/** `begin` gives the initial state for a template opened for the first time; `watch` is then called with the store. */
export function documentStore<State>(
  begin: (scope: DocumentScope) => State,
  watch?: (store: StoreApi<State>, scope: DocumentScope) => void,
): DocumentStore<State> {
  const of = perDocument((scope) => {
    const store = createStore<State>(() => begin(scope));
    watch?.(store, scope);
    return store;
  });
  return { of, use: (select) => useStore(of(useTemplateDocument()), select) };
}

/** State shared by all templates of a page, such as which panels are open. */
export function pageStore<State>(begin: () => State): DocumentStore<State> {
  const of = createdOnce(
    ({ scope }) => scope.page,
    () => createStore<State>(begin),
  );
  return { of, use: (select) => useStore(of(useTemplateDocument()), select) };
}
