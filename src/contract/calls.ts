// The request and reply schemas of every API call; validation, reply filtering and OpenAPI all come from here.
import { z } from 'zod';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { CallName } from '#contract/paths.ts';
import { languages } from '#template/template.ts';

/** What a call is about; the documentation is in these parts. */
export const areas = {
  user: 'Whoever asks, and their settings.',
  template: 'Templates, new and kept.',
  model: 'Workbooks built from templates.',
} as const;

export interface Call {
  readonly area: keyof typeof areas;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** The media type of a reply that is a file instead of JSON. */
  readonly replyType?: string;
  /** Codes of its own, beyond those that any call, or any call with a body, may answer with. */
  readonly errors: readonly ErrorCode[];
}

export const errorReply = z.object({
  code: z.string(),
  message: z.string(),
  remedy: z.string(),
  requestId: z.string(),
  faults: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With template-stale: the revision that is saved now. */
  currentRevision: z.int().optional(),
});

/** A template in full. Its inside is validated by the template floor, which names each fault by its path. */
export const templateDocument = z.looseObject({ uuid: z.uuid() });

const templateId = z.object({ id: z.uuid() });

export const templateSummary = z.object({
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  language: z.string(),
  /** Names of the services it sells, for the card. */
  services: z.array(z.string()),
  price: z.number().nullable(),
  revision: z.int(),
  /** When it was last saved, milliseconds since 1970. */
  timestamp: z.int(),
});

const userReply = z.object({
  isSignedIn: z.boolean(),
  isAnonymous: z.boolean(),
  userEntitled: z.boolean(),
  userCanAddNewTemplates: z.boolean(),
  email: z.string().nullable(),
  settings: z.object({
    language: z.enum(languages),
    maxTemplatesIfNotSignedIn: z.int(),
  }),
  templates: z.array(templateSummary),
  languages: z.array(z.string()),
});

const savedReply = z.object({ uuid: z.string(), revision: z.int(), timestamp: z.int() });

export const calls = {
  getUser: {
    area: 'user',
    summary: 'Who is asking: settings and own templates. Starts an anonymous session when there is none.',
    reply: userReply,
    errors: [],
  },
  saveSettings: {
    area: 'user',
    summary: 'Keeps the settings of whoever asks.',
    body: z.object({ language: z.enum(languages) }),
    reply: z.object({ settings: userReply.shape.settings }),
    errors: [],
  },
  getDefaultTemplate: {
    area: 'template',
    summary: 'A new template with a fresh uuid, not saved yet.',
    query: z.object({ language: z.enum(languages).optional() }),
    reply: templateDocument,
    errors: [],
  },
  getTemplateLanguages: {
    area: 'template',
    summary: 'The languages a template can be written in.',
    reply: z.array(z.object({ id: z.string(), name: z.string() })),
    errors: [],
  },
  getUserTemplate: {
    area: 'template',
    summary: 'One own template as it was last saved, with its revision in the ETag header.',
    params: templateId,
    reply: templateDocument,
    errors: ['template-not-found'],
  },
  saveUserTemplate: {
    area: 'template',
    summary: 'Saves a template; the reply comes after it is on disk. A stale baseRevision is refused.',
    params: templateId,
    body: z.object({ template: templateDocument, baseRevision: z.int().min(0).optional() }),
    reply: savedReply,
    errors: ['template-invalid', 'template-stale', 'template-limit', 'template-not-found'],
  },
  deleteUserTemplate: {
    area: 'template',
    summary: 'Deletes an own template; its uuid is never taken again.',
    params: templateId,
    reply: z.object({ uuid: z.string() }),
    errors: ['template-not-found'],
  },
  buildModel: {
    area: 'model',
    summary: 'Builds the workbook of an own template; data is the name of the file to download.',
    // Strict, so that nobody takes a workbook for something else that was asked for.
    body: z.strictObject({ templateId: z.uuid(), scenario: z.int().min(1).max(100).optional() }),
    reply: z.object({ data: z.string() }),
    errors: ['template-not-found', 'template-invalid'],
  },
  downloadModel: {
    area: 'model',
    summary: 'The workbook that buildModel made.',
    query: z.object({ filename: z.string().min(1).max(200) }),
    reply: z.any(),
    replyType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['file-not-found'],
  },
} as const satisfies Record<CallName, Call>;
