// Archives a user, whose sessions then give no access, or makes them active again.
import type { OperatorActName } from '#contract/operator-acts.ts';
import { setAccountStatus } from '#server/database/rows/operators/operated-account-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { OperatorDesk } from '#server/operator-desk/operator-desk.ts';
import { isOperator } from '#server/policy/may-call.ts';
import { lockUser } from './find-user.ts';

type SetStatus = 'archived' | 'active';

const acts: Readonly<Record<SetStatus, OperatorActName>> = {
  archived: 'user-archived',
  active: 'user-unarchived',
};

/** Nothing is done, and nothing recorded, if it is so already. */
export function setUserStatus(
  { place, record }: Pick<OperatorDesk, 'place' | 'record'>,
  id: string,
  status: SetStatus,
): Promise<SetStatus> {
  return place.database.query.transaction().execute(async (query) => {
    const account = await lockUser(query, id);
    if (isOperator(account)) throw new AppError('operator-protected');
    if (account.status === status) return status;
    await setAccountStatus(query, id, status);
    await record(query, { act: acts[status], whom: id, before: account.status, after: status });
    return status;
  });
}
