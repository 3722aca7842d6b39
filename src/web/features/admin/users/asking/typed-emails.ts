// Whose email, or id where there is none, is among the lines that an operator typed.
import type { Confirmations } from '../state/bulk-acts.ts';

interface Expected {
  readonly _id: string;
  readonly email: string | null;
}

const expectedText = ({ email, _id }: Expected): string => email ?? _id;

/** What was typed for each user that is named, by id. */
export function typedFor(users: readonly Expected[], typed: string): Confirmations {
  const lines = new Map(typed.split(/[\s,;]+/).map((line) => [line.toLowerCase(), line]));
  return new Map(
    users.flatMap((user) => {
      const line = lines.get(expectedText(user).toLowerCase());
      return line === undefined ? [] : [[user._id, line]];
    }),
  );
}
