// Keeps an unsent message while the page is open, so that closing the dialog by mistake loses nothing.
import { create } from 'zustand';

export const useUnsentMessage = create<{ readonly message: string }>(() => ({ message: '' }));

export const writeMessage = (message: string): void => useUnsentMessage.setState({ message });

export const forgetMessage = (): void => writeMessage('');
