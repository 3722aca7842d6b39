// The page of a spreadsheet behind a link and what it reads and saves: for whoever has the address, without a session.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { calls } from '#contract/calls/calls.ts';
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts';
import { editsBodyKb, type savedRevision, type sheetState } from '#contract/shapes/spreadsheet-shapes.ts';
import { contentDisposition } from '#server/building/content-disposition.ts';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import type { DocumentThread } from '#server/documents/document-thread.ts';
import { readPostedBodies } from '#server/documents/posted-bodies.ts';
import { AppError } from '#server/errors/app-error.ts';
import { announcedBytes } from '#server/http/bodies/admit-bodies.ts';
import { refuseGone } from '#server/http/leave-unanswered.ts';
import type { WorkLimits } from '#server/http/limits/work-limits.ts';
import { notFoundPage } from '#server/http/not-found-page.ts';
import { sendPacked } from '#server/http/replies/send-packed.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import { networkOf } from '#server/networks/network-of.ts';
import type { Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { bookFileName, sheetFileName } from '#server/ports/spreadsheets/own-spreadsheets.ts';
import { isEditKeyOf, openSpreadsheet } from '#server/spreadsheets/open-spreadsheet.ts';
import { saveEdits } from '#server/spreadsheets/save-edits.ts';
import { isSpreadsheetId } from '#server/spreadsheets/spreadsheet-id.ts';
import { createViewCounter } from '#server/spreadsheets/view-counter.ts';
import { missingSheetPages } from './missing-sheet-page.ts';
import { createSheetLimits, type SheetLimits } from './sheet-limits.ts';
import { sendSheetPolicy } from './sheet-page-policy.ts';

export interface SheetPageParts {
  readonly configuration: Configuration;
  readonly ports: Ports;
  readonly work: WorkLimits;
  readonly documents: DocumentThread;
}

const pagePath = '/builder/sheets/:id';
/** Of the built web app. */
const pageFile = 'sheet.html';
/** A whole workbook takes as much from a network's limit as so many other reads. */
const pointsOfWorkbook = 5;

interface OfSheet {
  Params: { id: string };
}

type SheetRequest = FastifyRequest<OfSheet>;

export function sheetPageRoutes(app: FastifyInstance, parts: SheetPageParts): void {
  const { configuration, ports } = parts;
  const limits = createSheetLimits(configuration.rateLimits, ports.database);
  app.addHook('onRequest', async (request, reply) =>
    sendSheetPolicy(configuration, request, reply, 'answer'),
  );
  app.get<OfSheet>(pagePath, counted(limits), async (request, reply) => sendPage(parts, request, reply));
  stateRoutes(app, parts, limits);
  fileRoutes(app, parts, limits);
}

const counted = (limits: SheetLimits, points?: number) => ({
  schema: { hide: true },
  onRequest: async (request: FastifyRequest) => {
    await limits.countRead(request, points);
    refuseGone(request);
  },
});

const opened = (ports: Ports, { params }: SheetRequest): Promise<Spreadsheet> =>
  openSpreadsheet(ports, params.id);

function stateRoutes(app: FastifyInstance, parts: SheetPageParts, limits: SheetLimits): void {
  const { ports } = parts;
  const counter = createViewCounter(ports);
  app.addHook('onClose', () => counter.close());

  app.get<OfSheet>(`${pagePath}/state`, counted(limits), async (request, reply) => {
    const row = await opened(ports, request);
    counter.count(row.id, networkOf(request.ip));
    return reply.type('application/json; charset=utf-8').send(stateOf(row, request));
  });
  // The scope keeps the parser of its body from other paths.
  app.register(async (scope) => saveRoute(scope, parts, limits));
}

/** Nobody who saves has an account. */
const saverOf = ({ params, ip }: SheetRequest): Caller => ({
  accountId: `spreadsheet ${params.id}`,
  network: networkOf(ip),
});

function saveRoute(
  scope: FastifyInstance,
  { configuration, ports, work, documents }: SheetPageParts,
  limits: SheetLimits,
): void {
  const editsOf = readPostedBodies(scope, (request, posted) =>
    documents.run(saverOf(request as SheetRequest), 'readPostedEdits', posted),
  );
  // Before the body is read, so that none is taken from whoever has no key.
  const onRequest = async (request: SheetRequest) => {
    await limits.countSave(request);
    refuseGone(request);
    const row = await opened(ports, request);
    if (!isEditKeyOf(row, request.headers.authorization)) throw new AppError('spreadsheet-read-only');
    await work.countBody(saverOf(request), announcedBytes(request));
  };
  scope.put<OfSheet>(
    `${pagePath}/edits`,
    { schema: { hide: true }, bodyLimit: editsBodyKb * 1024, onRequest },
    async (request) => {
      const { params, headers } = request;
      const toSave = { id: params.id, authorization: headers.authorization, ...editsOf(request) };
      const revision = await saveEdits(ports, configuration, toSave);
      return { revision } satisfies z.input<typeof savedRevision>;
    },
  );
}

function fileRoutes(app: FastifyInstance, { ports }: SheetPageParts, limits: SheetLimits): void {
  app.get<OfSheet>(`${pagePath}/book`, counted(limits, pointsOfWorkbook), async (request, reply) => {
    const row = await opened(ports, request);
    // What was made under an id never changes; whether it may still be opened, the page asks first.
    const tag = `W/"${row.id}"`;
    const content = await fileOf(ports, bookFileName(row.id));
    reply.header('cache-control', 'private, max-age=31536000, immutable').header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return sendPacked(reply, content);
  });

  app.get<OfSheet>(`${pagePath}/workbook.xlsx`, counted(limits, pointsOfWorkbook), async (request, reply) => {
    const row = await opened(ports, request);
    if (row.is_readonly === 1) throw new AppError('spreadsheet-read-only');
    return reply
      .type(calls.downloadModel.replyType)
      .header('content-disposition', contentDisposition(row.title))
      .send(await fileOf(ports, sheetFileName(row.id)));
  });
}

const pagesByCode: Readonly<Partial<Record<ErrorCode, string>>> = {
  'spreadsheet-not-found': missingSheetPages.unknown,
  'spreadsheet-gone': missingSheetPages.off,
  'spreadsheet-expired': missingSheetPages.expired,
};

/** Where it was built; it finds words of its own where the spreadsheet cannot be opened. */
async function sendPage(
  { configuration, ports }: SheetPageParts,
  request: SheetRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8');
  const { id } = request.params;
  const page = await readFile(join(configuration.webDir, pageFile)).catch(() => null);
  // Whatever else stands there is no part of a policy.
  const sent = isSpreadsheetId(id) ? { id } : 'page without a spreadsheet';
  if (page !== null) sendSheetPolicy(configuration, request, reply, sent);
  try {
    await openSpreadsheet(ports, id);
    return page === null ? reply.code(404).send(notFoundPage) : reply.send(page);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const plain = pagesByCode[error.code];
    if (plain === undefined) throw error;
    return reply.code(errorCodes[error.code].status).send(page ?? plain);
  }
}

/** As JSON. The changes were checked when they were saved: to parse and write a megabyte again would hold everybody up. */
function stateOf(row: Spreadsheet, { headers }: FastifyRequest): string {
  const state: Omit<z.input<typeof sheetState>, 'edits'> = {
    ...{ title: row.title, language: row.language, isReadonly: row.is_readonly === 1 },
    canDownload: row.is_readonly === 0,
    canEdit: isEditKeyOf(row, headers.authorization),
    ...{ revision: row.edits_revision, expiresAt: row.expires_at },
  };
  return `${JSON.stringify(state).slice(0, -1)},"edits":${row.edits}}`;
}

/** A file that is lost brings nobody anything but the news. */
async function fileOf({ files }: Pick<Ports, 'files'>, name: string): Promise<Buffer> {
  const content = await files.get(name);
  if (content === null) throw new AppError('spreadsheet-gone');
  return content;
}
