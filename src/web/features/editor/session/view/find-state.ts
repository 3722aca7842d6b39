// The search over all sheets: whether its bar is open, and which texts are highlighted.
import type { TemplateDocument } from '../../document/document.ts';
import { documentStore } from '../../document/document-store.ts';

interface FindState {
  readonly isOpen: boolean;
  /** Grows with each request, so that the field is focused again. */
  readonly asked: number;
  /** Which texts of the grids are highlighted. */
  readonly isFound: ((text: string) => boolean) | null;
}

const findState = documentStore<FindState>(() => ({ isOpen: false, asked: 0, isFound: null }));

export const useFindState = findState.use;
const findStateOf = findState.of;

export const openFind = (document: TemplateDocument): void =>
  findStateOf(document).setState(({ asked }) => ({ isOpen: true, asked: asked + 1 }));

export const markFound = (document: TemplateDocument, isFound: FindState['isFound']): void =>
  findStateOf(document).setState({ isFound });

export const closeFind = (document: TemplateDocument): void =>
  findStateOf(document).setState({ isOpen: false, isFound: null });
