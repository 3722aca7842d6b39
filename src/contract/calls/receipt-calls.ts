// The calls for what was paid: the receipt, the same as a PDF, and the workbook, each for whoever has its link.
import { z } from 'zod';
import type { Call } from '../call.ts';

/** Of any form, because those who follow an old or a shortened link must get a page that says so. */
const token = z.object({ token: z.string().max(200) });
/** Orders of renewals have ids of another form than others. */
const orderId = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });

/** The new address; null while the workbook is being built. */
const link = z.object({ fileUrl: z.string().nullable() });

export const receiptCalls = {
  getReceipt: {
    area: 'checkout',
    access: 'anyone',
    policy: 'secret-link',
    summary: 'The receipt of an order, as a page to read and print.',
    params: token,
    reply: z.any(),
    replyType: 'text/html',
    errors: [],
  },
  getReceiptPdf: {
    area: 'checkout',
    access: 'anyone',
    policy: 'secret-link',
    summary: 'The receipt of an order as a PDF.',
    params: token,
    reply: z.any(),
    replyType: 'application/pdf',
    errors: [],
  },
  getReceiptFile: {
    area: 'checkout',
    access: 'anyone',
    policy: 'secret-link',
    summary: 'The workbook that was bought, as it was when it was paid; until its link is switched off.',
    params: token,
    reply: z.any(),
    replyType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['files-unavailable'],
  },
  renewReceiptFile: {
    area: 'checkout',
    access: 'visitor',
    policy: 'paid',
    summary:
      'Makes a new link to the workbook of an own order, and ends the one before; builds the workbook again if it is not kept any more.',
    params: orderId,
    reply: link,
    errors: ['order-not-found', 'payment-required'],
  },
  revokeReceiptFile: {
    area: 'checkout',
    access: 'visitor',
    policy: 'own',
    summary: 'Switches off the link to the workbook of an own order.',
    params: orderId,
    reply: link,
    errors: ['order-not-found'],
  },
} as const satisfies Record<string, Call>;
