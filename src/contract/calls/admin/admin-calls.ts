// All calls of the operators' area; a new subject is one file and one line here.
import type { Call } from '../../call.ts';
import { environmentCalls } from './environment-calls.ts';
import { recordCalls } from './record-calls.ts';
import { adminUserCalls } from './user-calls.ts';

export const adminCalls = {
  ...environmentCalls,
  ...recordCalls,
  ...adminUserCalls,
} as const satisfies Record<string, Call>;
