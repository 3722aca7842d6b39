// The calls for receipts and the workbooks behind their links, and the buyer's own hand on that link.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls/calls.ts';
import { contentDisposition } from '#server/building/content-disposition.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { pagePolicy } from '#server/receipts/page/page-style.ts';
import { missingPage, receiptPage } from '#server/receipts/page/receipt-page.ts';
import { receiptPdf } from '#server/receipts/pdf/receipt-pdf.ts';
import { warmReceipts } from '#server/receipts/pdf/warm-receipts.ts';
import { receiptPdfPath } from '#server/receipts/receipt-links.ts';
import type { MissingReason } from '#server/receipts/words/missing-texts.ts';
import { preferredLanguage } from '#server/visitors/preferred-language.ts';
import type { ServerParts } from '../server-parts.ts';
import { findReceiptContent } from './find-receipt-content.ts';
import { findReceiptFile } from './find-receipt-file.ts';
import { renewReceiptFile, revokeReceiptFile } from './own-file.ts';

export function receiptRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration, jobs } = parts;
  const { database, clock } = ports;
  app.addHook('onReady', async () => warmReceipts());

  registerCall(app, 'getReceipt', async (request, reply) => {
    const { token } = request.params;
    const content = await findReceiptContent(database.query, token, configuration.seller);
    if (content === null) return sendMissing(request, reply, 'missing');
    return sendPage(reply, receiptPage(content, receiptPdfPath(token)));
  });

  registerCall(app, 'getReceiptPdf', async (request, reply) => {
    const content = await findReceiptContent(database.query, request.params.token, configuration.seller);
    if (content === null) return sendMissing(request, reply, 'missing');
    return reply
      .type(calls.getReceiptPdf.replyType)
      .header('content-disposition', 'inline; filename="receipt.pdf"')
      .header('x-robots-tag', 'noindex')
      .send(receiptPdf(content));
  });

  registerCall(app, 'getReceiptFile', async (request, reply) => {
    const found = await findReceiptFile(ports, request.params.token);
    if ('reason' in found) return sendMissing(request, reply, found.reason);
    return reply
      .type(calls.getReceiptFile.replyType)
      .header('content-disposition', contentDisposition(found.title))
      .header('x-robots-tag', 'noindex')
      .send(found.content);
  });

  registerCall(app, 'renewReceiptFile', async (request) => {
    const fileUrl = await renewReceiptFile(parts, visitorOf(request).id, request.params.id);
    jobs.wake();
    return { fileUrl };
  });

  registerCall(app, 'revokeReceiptFile', async (request) => {
    await revokeReceiptFile(database, jobs, visitorOf(request).id, request.params.id, clock.now());
    jobs.wake();
    return { fileUrl: null };
  });
}

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(page);

/** In the language of whoever follows the link, who need not be the buyer. */
const sendMissing = ({ headers }: FastifyRequest, reply: FastifyReply, reason: MissingReason): FastifyReply =>
  sendPage(reply.code(404), missingPage(reason, preferredLanguage(headers['accept-language'])));
