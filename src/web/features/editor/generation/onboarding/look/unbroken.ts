// Keeps a percent sign with its number, where a language has a space between them.
export const unbroken = (text: string): string => text.replaceAll(' %', '\u00a0%');
