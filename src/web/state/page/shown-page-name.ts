// The name of the page in the window's title where the open screen knows better than its address.
import { useEffect } from 'react';
import { create } from 'zustand';

export const usePageName = create<{ readonly name: string | null }>(() => ({ name: null }));

/** Names the page as long as the component is shown. */
export function useShownPageName(name: string): void {
  useEffect(() => usePageName.setState({ name }), [name]);
  useEffect(() => () => usePageName.setState({ name: null }), []);
}
