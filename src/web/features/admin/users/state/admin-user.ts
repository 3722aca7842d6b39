// A user as operators see them, and what belongs to one; as the server sends it.
import type { Reply } from '#web/api/call.ts';

export type UserPage = Reply<'listUsers'>;
export type AdminUser = UserPage['users'][number];
export type UserDetails = Reply<'getUserDetails'>;
export type UserTemplate = UserDetails['templates'][number];
export type UserOrder = UserDetails['orders'][number];
export type UserProvider = UserDetails['providers'][number];
export type UserLogPage = Reply<'listUserLogs'>;
export type UserLog = UserLogPage['logs'][number];
