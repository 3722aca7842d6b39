// Keeps what was written and not sent while the page is open, so that a dialog closed by mistake loses nothing.

let unsent = '';

export const unsentMessage = (): string => unsent;

export function keepMessage(message: string): void {
  unsent = message;
}

export function forgetMessage(): void {
  unsent = '';
}
