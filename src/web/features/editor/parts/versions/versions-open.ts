// Whether the history of the open template is shown.
import { create } from 'zustand';

export const useVersionsOpen = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const showVersions = (isOpen: boolean): void => useVersionsOpen.setState({ isOpen });
