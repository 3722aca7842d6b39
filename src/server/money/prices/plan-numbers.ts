// The plans as accounts and subscriptions keep them: the higher, the more it opens.
export const planNumbers = { essential: 1, growth: 2 } as const;
