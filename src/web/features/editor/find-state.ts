// The search over all sheets: whether its bar is open, and which texts it marks.
import { create } from 'zustand';

interface FindState {
  readonly isOpen: boolean;
  /** Grows each time the search is asked for, so that its field is entered again. */
  readonly asked: number;
  /** Which texts of the grids are marked. */
  readonly isFound: ((text: string) => boolean) | null;
}

export const useFindState = create<FindState>(() => ({ isOpen: false, asked: 0, isFound: null }));

export const openFind = (): void =>
  useFindState.setState(({ asked }) => ({ isOpen: true, asked: asked + 1 }));

export const markFound = (isFound: FindState['isFound']): void => useFindState.setState({ isFound });

export const closeFind = (): void => useFindState.setState({ isOpen: false, isFound: null });
