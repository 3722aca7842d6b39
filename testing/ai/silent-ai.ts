// The configuration of a server with an AI that never answers, which sells the plan that is worth something only with one.

export const silentAi = {
  // Nothing listens there.
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_MODEL: 'silent',
} as const;
