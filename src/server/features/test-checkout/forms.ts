// Reads the forms of the test checkout's own pages, and no other site's.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { otherSitePage } from './checkout-page.ts';
import { languageAsked } from './language-asked.ts';

/** Of the routes that a form of one of the server's own pages is sent to. */
export const ownForm = {
  ownForm: {
    refusal: ({ headers }: Pick<FastifyRequest, 'headers'>) =>
      otherSitePage(languageAsked(headers['accept-language'])),
  },
} as const;

export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string | Buffer) => new URLSearchParams(String(body)),
  );
}

/** Empty if it is not there. */
export const fieldOf = ({ body }: Pick<FastifyRequest, 'body'>, name: string): string =>
  body instanceof URLSearchParams ? (body.get(name) ?? '') : '';
