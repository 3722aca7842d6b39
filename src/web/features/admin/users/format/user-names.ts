// What a user is called in the names of buttons and in messages: the address, or else the name, or else the id.
import type { AdminUser } from '../state/admin-user.ts';

export const shortName = ({ email, firstOrderEmail, _id }: AdminUser): string =>
  email ?? firstOrderEmail ?? _id;

export const fullName = ({ firstName, lastName }: AdminUser): string =>
  [firstName, lastName].filter((part) => part).join(' ');
