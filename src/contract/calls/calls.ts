// The request and reply schemas of every API call; validation, reply filtering and OpenAPI all come from here.
import { z } from 'zod';
import type { Call } from '../call.ts';
import type { CallName } from '../paths.ts';
import { accountCalls } from './account-calls.ts';
import { adminCalls } from './admin/admin-calls.ts';
import { analyticsCalls } from './analytics-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { galleryCalls } from './gallery-calls.ts';
import { generationCalls } from './generation-calls.ts';
import { listingCalls } from './listing-calls.ts';
import { modelCalls } from './model-calls.ts';
import { receiptCalls } from './receipt-calls.ts';
import { refundCalls } from './refund-calls.ts';
import { secondFactorCalls } from './second-factor-calls.ts';
import { spreadsheetCalls } from './spreadsheet-calls.ts';
import { templateCalls } from './template-calls.ts';
import { userCalls } from './user-calls.ts';

export const errorReply = z.object({
  code: z.string(),
  message: z.string(),
  remedy: z.string(),
  requestId: z.string(),
  faults: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With template-stale: the revision that is currently saved. */
  currentRevision: z.int().optional(),
  /** With template-stale, and with template-not-found for an own deleted template: the id of the conflict version. */
  conflictVersion: z.string().optional(),
});

export const calls = {
  ...userCalls,
  ...accountCalls,
  ...secondFactorCalls,
  ...templateCalls,
  ...galleryCalls,
  ...listingCalls,
  ...generationCalls,
  ...modelCalls,
  ...spreadsheetCalls,
  ...checkoutCalls,
  ...refundCalls,
  ...receiptCalls,
  ...analyticsCalls,
  ...adminCalls,
} as const satisfies Record<CallName, Call>;
