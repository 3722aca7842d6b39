// The calls for one's own templates and their versions.
import { z } from 'zod';
import { languages } from '#language/language.ts';
import type { Call } from '../call.ts';
import {
  cardFigures,
  savedReply,
  templateDocument,
  templateParams,
  templateSummary,
  templateVersion,
} from '../shapes/template-shapes.ts';

const manyUuids = z.array(z.uuid()).min(1).max(1000);
const versionParams = z.object({ id: z.uuid(), version: z.uuid() });

/** Refuses to store more for those whom nobody vouches for. */
const sharedRoom = ['network-space-limit', 'visitors-space-limit'] as const;

export const templateCalls = {
  getDefaultTemplate: {
    area: 'template',
    access: 'anyone',
    policy: 'open',
    summary: 'A new template with a fresh uuid, not saved yet.',
    query: z.object({ language: z.enum(languages).optional() }),
    reply: templateDocument,
    errors: [],
  },
  getTemplateLanguages: {
    area: 'template',
    access: 'anyone',
    policy: 'open',
    summary: 'The languages a template can be written in.',
    reply: z.array(z.object({ id: z.string(), name: z.string() })),
    errors: [],
  },
  getUserTemplate: {
    area: 'template',
    access: 'visitor',
    policy: 'own',
    summary: 'One own template as it was last saved, with its revision in the ETag header.',
    params: templateParams,
    reply: templateDocument,
    errors: ['template-not-found'],
  },
  getTemplateFigures: {
    area: 'template',
    access: 'visitor',
    policy: 'own',
    summary:
      'What the card of an own template says of its numbers, calculated if nobody asked since the last save.',
    params: templateParams,
    reply: z.object({ figures: cardFigures }),
    errors: ['template-not-found', 'build-too-large', 'build-cancelled'],
  },
  saveUserTemplate: {
    area: 'template',
    access: 'visitor',
    policy: 'paid-if-priced',
    summary:
      'Saves a template; the reply comes after it is on disk. A save based on an older revision is put aside and told, one of an own deleted template is put aside for its restoring, and one without a base puts aside what this session has not seen; keepsReplaced puts aside whatever it is saved over.',
    params: templateParams,
    body: z.object({
      template: templateDocument,
      baseRevision: z.int().min(0).optional(),
      /** Whoever chose between two versions loses neither: the one that is overwritten becomes a conflict version. */
      keepsReplaced: z.boolean().optional(),
      /** Of a new one: the template that it is a copy of, of the gallery or published by somebody. */
      copyOf: z.uuid().optional(),
    }),
    bodyLimitKb: 'template',
    reply: savedReply,
    errors: [
      'template-invalid',
      'template-stale',
      'template-limit',
      'space-limit',
      ...sharedRoom,
      'template-not-found',
      'payment-required',
    ],
  },
  deleteUserTemplate: {
    area: 'template',
    access: 'visitor',
    policy: 'own',
    summary: 'Deletes an own template; for 30 days it can be restored.',
    params: templateParams,
    reply: z.object({ uuid: z.string() }),
    errors: ['template-not-found'],
  },
  deleteUserTemplates: {
    area: 'template',
    access: 'visitor',
    policy: 'own',
    summary:
      'Deletes own templates, all of them or, when one is not there, none; for 30 days they can be restored.',
    body: manyUuids,
    bodyLimitKb: 64,
    reply: z.object({ uuids: z.array(z.string()) }),
    errors: ['template-not-found'],
  },
  listDeletedTemplates: {
    area: 'template',
    access: 'visitor',
    policy: 'own',
    summary: 'Own templates deleted in the last 30 days.',
    reply: z.object({ templates: z.array(templateSummary.extend({ deletedAt: z.int() })) }),
    errors: [],
  },
  emptyDeletedTemplates: {
    area: 'template',
    access: 'visitor',
    policy: 'own',
    summary:
      'Removes own deleted templates for good, all of them or, when one is not there, none; makes room at once.',
    body: manyUuids,
    bodyLimitKb: 64,
    reply: z.object({ uuids: z.array(z.string()) }),
    errors: ['template-not-found'],
  },
  restoreUserTemplates: {
    area: 'template',
    access: 'visitor',
    policy: 'own',
    summary: 'Brings own deleted templates back, all of them or none.',
    body: manyUuids,
    bodyLimitKb: 64,
    reply: z.object({ templates: z.array(templateSummary) }),
    errors: ['template-not-found', 'template-limit'],
  },
  listTemplateVersions: {
    area: 'template',
    access: 'visitor',
    policy: 'own',
    summary: 'The versions kept of an own template, newest first, and saves that were put aside.',
    params: templateParams,
    reply: z.object({ versions: z.array(templateVersion) }),
    errors: ['template-not-found'],
  },
  getTemplateVersion: {
    area: 'template',
    access: 'visitor',
    policy: 'own',
    summary: 'One version of an own template in full.',
    params: versionParams,
    reply: templateDocument,
    errors: ['template-not-found', 'version-not-found'],
  },
  restoreTemplateVersion: {
    area: 'template',
    access: 'visitor',
    policy: 'own',
    summary: 'Makes a version the newest one again; what stood there stays in the list.',
    params: versionParams,
    body: z.object({ baseRevision: z.int().min(0) }),
    bodyLimitKb: 16,
    reply: savedReply,
    errors: [
      'template-invalid',
      'template-not-found',
      'version-not-found',
      'template-stale',
      'space-limit',
      ...sharedRoom,
    ],
  },
  cloneTemplate: {
    area: 'template',
    access: 'visitor',
    policy: 'paid-if-priced',
    summary: 'Saves a copy of a template under a fresh uuid, with “clone” after its name.',
    params: templateParams,
    body: z.object({ template: templateDocument }),
    bodyLimitKb: 'template',
    reply: z.object({ template: templateDocument, revision: z.int() }),
    errors: ['template-invalid', 'template-limit', 'space-limit', ...sharedRoom, 'payment-required'],
  },
  publishTemplate: {
    area: 'template',
    access: 'visitor',
    policy: 'own',
    summary:
      'Names an own template and says whether it is published: whoever has its address may then read and copy it.',
    body: z.object({ uuid: z.uuid(), name: z.string().trim().min(1).max(200), isPublished: z.boolean() }),
    bodyLimitKb: 16,
    reply: savedReply.extend({ name: z.string(), isPublished: z.boolean() }),
    errors: ['template-invalid', 'template-not-found', 'space-limit', ...sharedRoom],
  },
} as const satisfies Record<string, Call>;
