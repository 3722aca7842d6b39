// What the page of a spreadsheet behind a link may do: run the app's own scripts, and ask for its own spreadsheet alone.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { originOf } from '#server/http/origins/origin-of.ts';

/** A policy names no address in brackets, and nothing else may get into it. */
const namedHost = /^[\w.-]+(:\d{1,5})?$/;

/** As the operator calls it, and by the name by which this browser came. */
function originsOf(configuration: Configuration, request: FastifyRequest): readonly string[] | null {
  const asked = namedHost.test(request.host) ? `${request.protocol}://${request.host}` : null;
  const configured = configuration.publicUrl === null ? null : originOf(configuration, request);
  const origins = [asked, configured].filter((origin) => origin !== null);
  return origins.length === 0 ? null : [...new Set(origins)];
}

function reachOf(configuration: Configuration, request: FastifyRequest, id: string): string {
  const origins = originsOf(configuration, request);
  return origins?.map((origin) => `${origin}/builder/sheets/${id}/`).join(' ') ?? "'self'";
}

function policyOf(reach: string): string {
  return [
    "default-src 'none'",
    ...["script-src 'self'", "script-src-attr 'none'", "style-src 'self'", "img-src 'self' data:"],
    ...["font-src 'self'", "worker-src 'self'", `connect-src ${reach}`, "manifest-src 'self'"],
    ...["object-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
  ].join(';');
}

/** What is sent: nothing that runs, or the page, with a spreadsheet it may ask for or without one. */
export type Sent = 'answer' | 'page without a spreadsheet' | { readonly id: string };

function policyFor(configuration: Configuration, request: FastifyRequest, sent: Sent): string {
  if (sent === 'answer')
    return "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
  return policyOf(
    sent === 'page without a spreadsheet' ? "'none'" : reachOf(configuration, request, sent.id),
  );
}

/** The address is the secret: no search engine lists it, and no other site is told of it. */
export function sendSheetPolicy(
  configuration: Configuration,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Sent,
): void {
  reply.headers({
    'content-security-policy': policyFor(configuration, request, sent),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  });
}
