// A template that comes with the program, and the digest that tells whether it is still as it came.
import { createHash } from 'node:crypto';

export interface ShippedTemplate {
  readonly uuid: string;
  /** As it is stored. */
  readonly card: string;
  /** SHA-256 of its document. */
  readonly sha256: string;
  readDocument(): Promise<Uint8Array>;
}

export const sha256Of = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Its pictures are taken here, so that they say nothing of whether somebody has changed it. */
export function withoutPictures(card: string): string {
  const shown: object = JSON.parse(card);
  return 'screenshots' in shown ? JSON.stringify({ ...shown, screenshots: [] }) : card;
}

export const shippedDigest = ({ card, sha256 }: Pick<ShippedTemplate, 'card' | 'sha256'>): string =>
  sha256Of(`${sha256} ${card}`);
