// The normalised form of an email address, in which it is stored and looked up.

export const emailKeyOf = (given: string): string => given.normalize('NFKC').trim().toLowerCase();
