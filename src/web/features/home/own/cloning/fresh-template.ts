// The template that has just been created, so that its card is highlighted for a while.
import { create } from 'zustand';

export const useFreshTemplate = create<{ readonly uuid: string | null }>(() => ({ uuid: null }));

export const markFresh = (uuid: string): void => useFreshTemplate.setState({ uuid });

export function unmarkFresh(uuid: string): void {
  if (useFreshTemplate.getState().uuid === uuid) useFreshTemplate.setState({ uuid: null });
}
