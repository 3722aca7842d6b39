// The section that something is being added to, whoever asked for it.
import { create } from 'zustand';

interface AddingState {
  readonly sectionId: string | null;
}

export const useAdding = create<AddingState>(() => ({ sectionId: null }));

export const openAdding = (sectionId: string): void => useAdding.setState({ sectionId });
export const closeAdding = (): void => useAdding.setState({ sectionId: null });
