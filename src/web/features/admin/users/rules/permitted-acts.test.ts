// Tests what may be done to whom.
import { expect, it } from 'vitest';
import {
  mayBeArchived,
  mayBeAskedForFeedback,
  mayBeDeleted,
  mayBeUnarchived,
  mayBeViewedAs,
} from './permitted-acts.ts';

it.each([
  { plan: 0, status: 'active', hasValidEmail: true, allowed: [] },
  { plan: 0, status: 'archived', hasValidEmail: true, allowed: [] },
  { plan: null, status: 'active', hasValidEmail: true, allowed: ['archive', 'delete', 'feedback', 'view'] },
  { plan: 1, status: 'archived', hasValidEmail: true, allowed: ['unarchive', 'delete', 'feedback', 'view'] },
  { plan: 2, status: 'active', hasValidEmail: false, allowed: ['archive', 'delete', 'view'] },
  { plan: null, status: 'suspended', hasValidEmail: false, allowed: ['delete', 'view'] },
])('plan $plan, $status, can be written to: $hasValidEmail', ({ allowed, ...user }) => {
  const acts = [
    ['archive', mayBeArchived(user)],
    ['unarchive', mayBeUnarchived(user)],
    ['delete', mayBeDeleted(user)],
    ['feedback', mayBeAskedForFeedback(user)],
    ['view', mayBeViewedAs(user)],
  ] as const;
  expect(acts.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))).toEqual(allowed);
});
