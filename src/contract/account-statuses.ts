// What an account may be: operators make it active or archived, and the others are read from databases that were filled elsewhere.

export const accountStatuses = [
  ...(['active', 'archived'] as const),
  ...(['inactive', 'disabled', 'pending', 'suspended', 'banned'] as const),
] as const;

export type AccountStatus = (typeof accountStatuses)[number];
