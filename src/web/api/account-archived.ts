// Whether the server refused a call because this browser's account was archived.
import { createStore } from 'zustand/vanilla';

export const accountArchived = createStore<{ readonly isArchived: boolean }>(() => ({ isArchived: false }));

export const markArchived = (): void => accountArchived.setState({ isArchived: true });
