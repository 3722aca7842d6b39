// What tells two templates apart whose pictures differ: everything that they say about the business, and not when it was saved.
import { createHash } from 'node:crypto';
import type { Template } from '#template/template.ts';

const digestChars = 32;

export function pictureDigest(template: Template): string {
  const { price: _price, image: _image, screenshots: _names, staticGSUrl: _url, ...others } = template;
  const { timestamp: _savedAt, ...shown } = others;
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, digestChars);
}
