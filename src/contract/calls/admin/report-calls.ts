// The operators' calls about messages, reported templates, and tables to download.
import { z } from 'zod';
import type { Call } from '../../call.ts';
import { downloadNames, operatorMessage, reportedTemplate } from '../../shapes/admin-gallery-shapes.ts';
import { pageField, skipField } from '../../shapes/admin-money-shapes.ts';
import { sentence } from '../../shapes/listing-shapes.ts';
import { templateParams } from '../../shapes/template-shapes.ts';

const byOperator = { area: 'admin', access: 'operator', policy: 'operator' } as const;

const longestPage = 50;

export const reportCalls = {
  listMessages: {
    ...byOperator,
    summary: 'Messages of the feedback dialog, newest first.',
    query: z.object({
      show: z.enum(['open', 'done', 'all']).default('open'),
      skip: skipField,
      limit: pageField(longestPage),
    }),
    reply: z.object({ messages: z.array(operatorMessage), total: z.int(), hasMore: z.boolean() }),
    errors: [],
  },
  markMessage: {
    ...byOperator,
    summary: 'Says that an operator is done with a message, or not yet.',
    params: z.object({ id: z.uuid() }),
    body: z.object({ isDone: z.boolean() }),
    bodyLimitKb: 16,
    reply: z.object({ doneAt: z.int().nullable() }),
    errors: ['message-not-found'],
  },
  listTemplateReports: {
    ...byOperator,
    summary: 'The templates with reports that nobody has answered, the most reported first.',
    query: z.object({ skip: skipField, limit: pageField(longestPage) }),
    reply: z.object({ templates: z.array(reportedTemplate), total: z.int(), hasMore: z.boolean() }),
    errors: [],
  },
  dismissReports: {
    ...byOperator,
    summary: 'Closes all open reports about a template, which stays as it is.',
    params: templateParams,
    reply: z.object({ answered: z.int() }),
    errors: ['template-not-found'],
  },
  unpublishReported: {
    ...byOperator,
    summary:
      'Makes a template that its owner published private again, and closes the reports about it; the owner gets the sentence by email.',
    params: templateParams,
    query: z.object({ confirm: z.string().max(400).optional() }),
    body: z.object({ answer: sentence.default('') }),
    bodyLimitKb: 16,
    reply: z.object({ answered: z.int() }),
    errors: ['template-not-found', 'template-invalid', 'confirmation-needed'],
  },
  downloadTable: {
    ...byOperator,
    summary: 'Users, orders, revenue by month or money given back, as comma-separated values.',
    params: z.object({ name: z.enum(downloadNames) }),
    reply: z.any(),
    replyType: 'text/csv',
    errors: [],
  },
} as const satisfies Record<string, Call>;
