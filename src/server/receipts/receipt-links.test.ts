// Tests what is said of the link to a workbook, and that it works only while it is said to be on.
import { expect, test } from 'vitest';
import { fileLinkOf, openFileToken } from './receipt-links.ts';

const link = { file_state: 'ready', file_token: 'token', revoked_at: null } as const;

test.each([
  ['paid', link, 'on'],
  ['paid', { ...link, revoked_at: 1 }, 'off'],
  ['paid', { ...link, file_state: 'waiting' }, 'building'],
  ['paid', { ...link, file_state: 'waiting', revoked_at: 1 }, 'building'],
  ['paid', { ...link, file_state: 'failed' }, 'failed'],
  ['paid', { ...link, file_state: 'gone' }, 'failed'],
  ['paid', { ...link, file_state: 'none' }, 'none'],
  ['pending', link, 'none'],
  ['refunded', link, 'none'],
  ['disputed', link, 'none'],
] as const)('of an order that is %s with %j the link is %s', (state, receipt, expected) => {
  expect(fileLinkOf(state, receipt)).toBe(expected);
  expect(openFileToken(state, receipt)).toBe(expected === 'on' ? 'token' : null);
});
