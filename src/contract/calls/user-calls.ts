// The calls for the current user, signed in or not.
import { z } from 'zod';
import type { Call } from '../call.ts';
import { chosenSettings, emailField, userReply, userSettings } from '../shapes/user-shapes.ts';

const feedbackBody = z.object({
  message: z.string().trim().min(1, 'A message is required.').max(10_000),
  email: z.union([z.literal(''), emailField]).nullish(),
});

const sent = z.object({ result: z.literal('sent') });

export const userCalls = {
  getUser: {
    area: 'user',
    access: 'anyone',
    policy: 'own',
    summary:
      'Who is asking: settings, own templates, plans and orders. Starts an anonymous session when there is none.',
    reply: userReply,
    errors: [],
  },
  saveSettings: {
    area: 'user',
    access: 'visitor',
    policy: 'own',
    summary: 'Keeps the settings that are given; the others stay.',
    body: chosenSettings.partial(),
    bodyLimitKb: 16,
    reply: z.object({ settings: userSettings }),
    errors: [],
  },
  shareFeedback: {
    area: 'user',
    access: 'visitor',
    policy: 'open',
    summary: 'Sends a message to the operators of the product.',
    body: feedbackBody,
    bodyLimitKb: 64,
    reply: sent,
    errors: ['network-space-limit', 'visitors-space-limit'],
  },
  feedback: {
    area: 'user',
    access: 'visitor',
    policy: 'open',
    summary: 'Sends a message to the operators of the product.',
    body: feedbackBody,
    bodyLimitKb: 64,
    reply: sent,
    errors: ['network-space-limit', 'visitors-space-limit'],
  },
} as const satisfies Record<string, Call>;
