// The calls for gallery templates, which anyone may read.
import { z } from 'zod';
import type { Call } from '../call.ts';
import { galleryTemplate, templateDocument } from '../shapes/template-shapes.ts';

export const galleryCalls = {
  getGallery: {
    area: 'gallery',
    access: 'anyone',
    policy: 'open',
    summary: 'The templates of the gallery, as cards.',
    reply: z.object({ templates: z.array(galleryTemplate) }),
    errors: [],
  },
  getGalleryTemplate: {
    area: 'gallery',
    access: 'anyone',
    policy: 'paid-if-priced',
    summary:
      'One template of the gallery in full, or one that its owner published, for whoever has its address.',
    params: z.object({ templateId: z.uuid() }),
    reply: templateDocument,
    errors: ['template-not-found', 'payment-required'],
  },
  saveToGallery: {
    area: 'gallery',
    access: 'entitled',
    policy: 'entitled',
    summary: 'Puts a template into the gallery at the price 0, or renews the one that stands there.',
    body: z.object({ template: templateDocument }),
    bodyLimitKb: 'template',
    reply: z.object({ template: galleryTemplate }),
    errors: ['template-invalid', 'build-too-large'],
  },
  getScreenshot: {
    area: 'gallery',
    access: 'anyone',
    policy: 'open',
    summary: 'One picture of a gallery template.',
    query: z.object({ templateId: z.uuid(), filename: z.string().min(1).max(200) }),
    reply: z.any(),
    replyType: 'image/png',
    errors: ['file-not-found'],
  },
} as const satisfies Record<string, Call>;
