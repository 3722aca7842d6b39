// Sends a page of the test checkout.
import type { FastifyReply } from 'fastify';

export const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    // Its forms come back with the origin they are from, which the product's pages tell nobody.
    .header('referrer-policy', 'same-origin')
    .send(page);
