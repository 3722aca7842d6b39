// The calls that find templates of everybody: those with a context, by name, all of them, and the names there are.
import { z } from 'zod';
import type { Call } from '../../call.ts';
import { operatorTemplate } from '../../shapes/admin/operator-user-shapes.ts';

const longestName = 200;

const statistics = z.object({ totalTemplates: z.int(), totalUsers: z.int() });

const userWithTemplates = z.object({
  userId: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  /** Those that were asked for, latest first, a hundred at most. */
  templates: z.array(operatorTemplate),
  /** Of those that were asked for, however many are listed. */
  templatesCount: z.int(),
});

const found = z.object({
  /** The newest users first. */
  users: z.array(userWithTemplates),
  /** Of everything that was asked for, not of this page alone; null where the list goes on. */
  statistics: statistics.nullable(),
  hasMore: z.boolean(),
  /** To go on from; null at the end. */
  next: z.string().nullable(),
});

const goOn = {
  /** The `next` of an earlier reply; it ends with the id of a user, which may be of any form. */
  after: z
    .string()
    .regex(/^\d{1,15}\.\P{Cc}{1,200}$/u)
    .optional(),
};

export const listedTemplateCalls = {
  searchTemplatesWithContext: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'The users who have templates with a context, with those templates, some users at a time.',
    query: z.object(goOn),
    reply: found,
    errors: ['too-slow'],
  },
  listTemplateNames: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'The names of templates, the most frequent first, a thousand at a time; those that differ in case alone are one.',
    query: z.object({ skip: z.coerce.number().pipe(z.int().nonnegative()).default(0) }),
    reply: z.object({
      templates: z.array(z.object({ name: z.string(), count: z.int() })),
      statistics,
      hasMore: z.boolean(),
    }),
    errors: ['too-slow'],
  },
  listAllTemplates: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'The users who have templates, with all of them, some users at a time.',
    query: z.object(goOn),
    reply: found,
    errors: ['too-slow'],
  },
  searchTemplatesByName: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'The users who have templates with a text in their name, whatever its case, with those templates, some users at a time.',
    query: z.object({ name: z.string().trim().min(1).max(longestName), ...goOn }),
    reply: found,
    errors: ['too-slow'],
  },
} as const satisfies Record<string, Call>;
