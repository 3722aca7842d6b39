// The calls of operators about users: to list and find them, to look at what they have, and to archive, ask or delete them.
import { z } from 'zod';
import type { Call } from '../../call.ts';
import {
  operatorTemplate,
  operatorUser,
  operatorUserDetails,
  pagination,
} from '../../shapes/admin/operator-user-shapes.ts';
import { printable } from '../../shapes/admin/printable.ts';

const longestPage = 200;
const farthestSkip = 1_000_000_000;
const whole = z.coerce.number().pipe(z.int());
/** Of any form: what came from elsewhere may have other ids. */
const idField = z.string().max(200).regex(printable);
const user = z.object({ id: idField });
/** The address of whoever it concerns, or their id if they have none, typed again. */
const confirmed = z.object({ confirm: z.string().max(300).optional() });

export const adminUserCalls = {
  listUsers: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'The users, newest first: accounts, and visitors without one who have kept a template or begun to buy. Page and skip count from the beginning, or from the user that after names.',
    query: z.object({
      page: whole.pipe(z.int().min(1).max(farthestSkip)).default(1),
      limit: whole.pipe(z.int().min(1).max(longestPage)).default(longestPage),
      skip: whole.pipe(z.int().min(0).max(farthestSkip)).default(0),
      /** The next of an earlier reply. */
      after: z.string().max(300).regex(printable).optional(),
    }),
    reply: z.object({
      users: z.array(operatorUser),
      /** Next: what to give as after, to go on behind the last user; null if nothing follows. */
      pagination: pagination.extend({ next: z.string().nullable() }),
    }),
    errors: [],
  },
  searchUser: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'One user, by id or email address in any case; by the address of an order if no account has it. Also somebody whom the list leaves out.',
    query: z.object({ query: z.string().trim().max(300).regex(printable) }),
    reply: z.object({ user: operatorUser }),
    errors: ['user-not-found'],
  },
  getUserDetails: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'What a user has: templates, orders and ways to sign in, each newest first.',
    params: user,
    reply: operatorUserDetails,
    errors: ['user-not-found'],
  },
  listTemplatesOfUser: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'The templates of a user, last changed first, without deleted ones.',
    params: user,
    reply: z.object({ templates: z.array(operatorTemplate) }),
    errors: ['user-not-found'],
  },
  getTemplateJson: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'The whole document of anybody’s template, as it is stored.',
    params: z.object({ uuid: idField }),
    reply: z.any(),
    errors: ['template-not-found'],
  },
  setUserStatus: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'Archives a user, who can do nothing from then on and keeps everything, or makes them active again. Doing it twice changes nothing.',
    params: user,
    body: z.object({ status: z.enum(['archived', 'active']) }),
    bodyLimitKb: 16,
    reply: z.object({ status: z.enum(['archived', 'active']) }),
    errors: ['user-not-found', 'operator-protected'],
  },
  requestFeedback: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'Asks a user by email, in their language, what they think of the product. Asked again within 30 days, nothing is sent.',
    params: user,
    reply: z.object({ feedbackRequestedAt: z.int() }),
    errors: ['user-not-found', 'operator-protected', 'no-email-address', 'user-archived'],
  },
  deleteAnyUser: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'Deletes a user with all data for good; of orders, what accounting must keep stays without the person. In production their email address is typed again.',
    params: user,
    query: confirmed,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['user-not-found', 'operator-protected', 'confirmation-needed'],
  },
} as const satisfies Record<string, Call>;
