// The calls of the users tab.
import { call } from '#web/api/call.ts';
import type { View } from '#web/api/view-as.ts';
import type { AdminUser, UserDetails, UserLogPage, UserPage } from './admin-user.ts';

/** As many as come at a time. */
const pageLength = 200;

/** Where a page begins: so many from the newest, or after the last user of the page before. */
export type PageStart = { readonly skip: number } | { readonly after: string };

export const fetchUsers = (start: PageStart, signal: AbortSignal): Promise<UserPage> =>
  call('listUsers', { query: { limit: pageLength, ...start }, signal });

export async function searchUser(query: string, signal: AbortSignal): Promise<AdminUser> {
  const { user } = await call('searchUser', { query: { query }, signal });
  return user;
}

export async function setStatus(id: string, status: 'active' | 'archived'): Promise<void> {
  await call('setUserStatus', { params: { id }, body: { status } });
}

/** In production the address, typed by the operator, is sent along. */
export async function deleteUser(id: string, confirm: string | undefined): Promise<void> {
  await call('deleteAnyUser', { params: { id }, query: { confirm } });
}

/** Returns when it was asked for. */
export async function requestFeedback(id: string): Promise<number> {
  const { feedbackRequestedAt } = await call('requestFeedback', { params: { id } });
  return feedbackRequestedAt;
}

export const fetchDetails = (id: string, signal: AbortSignal): Promise<UserDetails> =>
  call('getUserDetails', { params: { id }, signal });

export const fetchLogs = (
  id: string,
  query: { readonly page: number; readonly limit: number },
  signal: AbortSignal,
): Promise<UserLogPage> => call('listUserLogs', { params: { id }, query, signal });

export async function beginView(id: string): Promise<Omit<View, 'language'>> {
  const { token, endsAt } = await call('beginView', { params: { id } });
  return { token, userId: id, endsAtMs: endsAt };
}
