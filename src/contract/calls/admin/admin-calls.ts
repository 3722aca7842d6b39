// All calls of the operators' area; a new subject is one file and one line here.
import type { Call } from '../../call.ts';
import { environmentCalls } from './environment-calls.ts';
import { galleryAdminCalls } from './gallery-calls.ts';
import { healthCalls } from './health-calls.ts';
import { jobCalls } from './job-calls.ts';
import { listedTemplateCalls } from './listed-template-calls.ts';
import { logCalls } from './log-calls.ts';
import { overviewCalls } from './overview-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { priceCalls } from './price-calls.ts';
import { recordCalls } from './record-calls.ts';
import { reportCalls } from './report-calls.ts';
import { adminUserCalls } from './user-calls.ts';
import { viewCalls } from './view-calls.ts';

export const adminCalls = {
  ...environmentCalls,
  ...recordCalls,
  ...paymentCalls,
  ...priceCalls,
  ...galleryAdminCalls,
  ...reportCalls,
  ...adminUserCalls,
  ...viewCalls,
  ...logCalls,
  ...listedTemplateCalls,
  ...overviewCalls,
  ...jobCalls,
  ...healthCalls,
} as const satisfies Record<string, Call>;
