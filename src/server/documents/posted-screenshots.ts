// Reads a body that carries a template which nothing is made of.
import { type ParsedBody, type PostedBody, parsePosted } from './posted-document.ts';

export const readPostedScreenshots = (posted: PostedBody): ParsedBody<null> | null =>
  parsePosted(posted, () => null);
