// The environments that operators look after.

export const environmentNames = ['local', 'test', 'production'] as const;

export type EnvironmentName = (typeof environmentNames)[number];
