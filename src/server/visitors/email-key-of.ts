// An e-mail address in the one form it is kept and looked up in.

export const emailKeyOf = (given: string): string => given.normalize('NFKC').trim().toLowerCase();
