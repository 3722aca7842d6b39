// What somebody is called, as operators read it; empty if they never said.
import type { Account } from '#server/ports/database/tables.ts';

export const ownerName = ({
  display_name,
  first_name,
  last_name,
}: Pick<Account, 'display_name' | 'first_name' | 'last_name'>): string =>
  display_name ?? [first_name, last_name].filter((part) => part !== null).join(' ');
