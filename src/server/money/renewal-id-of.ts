// The id of the order that a renewal is: the same one whoever hears of its invoice first.
import { createHash } from 'node:crypto';

/** A uuid of the version that programs make up by a rule of their own. */
export function renewalIdOf(invoiceId: string): string {
  const digest = createHash('sha256').update(`renewal ${invoiceId}`).digest('hex');
  const [start, middle, end] = [digest.slice(0, 12), digest.slice(13, 16), digest.slice(17, 32)];
  return `${start}8${middle}8${end}`.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
