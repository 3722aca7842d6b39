// Knows whether the server has refused a call because the account of this browser was archived.
import { createStore } from 'zustand/vanilla';

export const accountArchived = createStore<{ readonly isArchived: boolean }>(() => ({ isArchived: false }));

export const markArchived = (): void => accountArchived.setState({ isArchived: true });
