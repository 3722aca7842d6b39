// The calls that build workbooks and previews, and deliver them as files or as spreadsheets behind links.
import { z } from 'zod';
import type { Call } from '../call.ts';
import { templateDocument } from '../shapes/template-shapes.ts';
import { emailField } from '../shapes/user-shapes.ts';

const fileName = z.string().min(1).max(200);

// Strict, so that nobody gets a workbook other than the one they asked for.
const buildBody = z
  .strictObject({
    templateId: z.uuid().optional(),
    /** Used if the server has no template with that id. */
    template: templateDocument.optional(),
    isPreview: z.boolean().optional(),
    isGoogleSheets: z.boolean().optional(),
    /** The preview file to read rows from. */
    fileName: fileName.optional(),
    /** Forecast columns and the nine before them. */
    columnCount: z.int().min(10).max(69).optional(),
    scenario: z.int().min(1).max(100).optional(),
    hasCharts: z.boolean().optional(),
    /** Chosen by the caller, to follow or cancel the build. */
    buildId: z.uuid().optional(),
  })
  .refine(
    ({ templateId, template, fileName: file }) =>
      templateId !== undefined || template !== undefined || file !== undefined,
    'names a templateId, a template or a fileName',
  )
  .refine(({ isPreview, isGoogleSheets }) => !(isPreview && isGoogleSheets), {
    path: ['isPreview'],
    message: 'does not go with isGoogleSheets',
  })
  .refine(
    ({ isPreview, isGoogleSheets, fileName: file }) => file === undefined || !(isPreview || isGoogleSheets),
    {
      path: ['fileName'],
      message: 'goes with neither isPreview nor isGoogleSheets: what it names is built already',
    },
  )
  .refine(({ columnCount, fileName: file }) => columnCount === undefined || file !== undefined, {
    path: ['columnCount'],
    message: 'goes with fileName alone',
  });

const url = z.object({ data: z.string() });

/** Of what is kept behind a link. */
const spreadsheetErrors = ['spreadsheet-limit', 'space-limit'] as const;

/** Of the drive of one’s own that a spreadsheet is to be made in. */
const driveErrors = ['google-drive-ended', 'google-drive-full', 'google-drive-not-shared'] as const;

const makingErrors = [
  ...(['template-invalid', 'build-cancelled', 'build-too-large'] as const),
  ...(['network-space-limit', 'visitors-space-limit'] as const),
  ...spreadsheetErrors,
] as const;

export const modelCalls = {
  buildModel: {
    area: 'model',
    access: 'visitor',
    policy: 'paid',
    summary:
      'Builds a workbook (data is the name of the file to download, or the whole address of the spreadsheet), builds a preview (data is its file name), or gives the rows of a preview as HTML by module id.',
    body: buildBody,
    bodyLimitKb: 'template',
    reply: z.union([z.strictObject({ data: z.string() }), z.record(z.string(), z.string())]),
    errors: [
      ...(['network-space-limit', 'visitors-space-limit'] as const),
      ...(['template-not-found', 'template-invalid', 'file-not-found'] as const),
      ...(['build-cancelled', 'build-too-large', 'payment-required'] as const),
      ...driveErrors,
      ...spreadsheetErrors,
    ],
  },
  getBuild: {
    area: 'model',
    access: 'visitor',
    policy: 'own',
    summary: 'How far a build of one’s own is.',
    params: z.object({ id: z.uuid() }),
    reply: z.object({
      state: z.enum(['queued', 'building', 'done', 'failed', 'cancelled']),
      percent: z.int().min(0).max(100),
    }),
    errors: ['build-not-found'],
  },
  cancelBuild: {
    area: 'model',
    access: 'visitor',
    policy: 'own',
    summary: 'Stops a build of one’s own that is under way.',
    params: z.object({ id: z.uuid() }),
    reply: z.object({ state: z.enum(['done', 'failed', 'cancelled']) }),
    errors: ['build-not-found'],
  },
  downloadModel: {
    area: 'model',
    access: 'visitor',
    policy: 'paid',
    summary: 'The workbook that buildModel made.',
    query: z.object({ filename: fileName }),
    reply: z.any(),
    replyType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['file-not-found', 'payment-required'],
  },
  getGoogleSheetsScreenshots: {
    area: 'model',
    access: 'entitled',
    policy: 'entitled',
    summary: 'Makes pictures of a template’s sheets and charts; gives their file names.',
    body: z.object({
      templateName: z.string().max(200),
      /** Of an own spreadsheet, or the gallery’s, of this template; empty for none. The pictures are drawn from the template. */
      spreadsheetId: z.string().max(200),
      template: templateDocument,
    }),
    bodyLimitKb: 'template',
    reply: z.object({ screenshots: z.array(z.string()) }),
    errors: ['template-invalid', 'build-too-large', 'build-cancelled', 'spreadsheet-not-found'],
  },
  createReadonlyGSUrl: {
    area: 'model',
    access: 'visitor',
    policy: 'paid-if-priced',
    summary:
      'Makes a spreadsheet to look at, which can be neither changed nor downloaded; data is its whole address.',
    body: templateDocument,
    bodyLimitKb: 'template',
    reply: url,
    errors: [...makingErrors, 'payment-required'],
  },
  sendReadonlyGSUrl: {
    area: 'model',
    access: 'visitor',
    policy: 'shown',
    summary:
      'Makes a read-only spreadsheet of an own template or one of the gallery and sends its address to an email address; data is the address. What has a price that is not paid shows its numbers without formulas.',
    query: z.object({ templateId: z.uuid(), email: emailField }),
    reply: url,
    errors: [...makingErrors, 'template-not-found', 'xsrf-mismatch'],
  },
  createStaticGSUrl: {
    area: 'model',
    access: 'visitor',
    policy: 'paid',
    summary:
      'The spreadsheet of a gallery template, the same one for everybody who may have it, or one’s own of a published template; data is its whole address.',
    query: z.object({ staticId: z.uuid() }),
    reply: url,
    errors: [
      ...makingErrors,
      ...(['template-not-found', 'payment-required', 'xsrf-mismatch'] as const),
      ...driveErrors,
    ],
  },
} as const satisfies Record<string, Call>;
