// Keeps what was written and not sent while the page is open, so that a dialog closed by mistake loses nothing.
import { create } from 'zustand';

export const useUnsentMessage = create<{ readonly message: string }>(() => ({ message: '' }));

export const writeMessage = (message: string): void => useUnsentMessage.setState({ message });

export const forgetMessage = (): void => writeMessage('');
