// In production: the field in which the email of each user that is to be deleted is typed.
import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useEnvironment } from '../../parts/environment.ts';
import type { AdminUser } from '../state/admin-user.ts';
import type { Confirmations } from '../state/bulk-acts.ts';
import { typedFor } from './typed-emails.ts';

interface TypedEmails {
  /** Always, outside production. */
  readonly isConfirmed: boolean;
  readonly confirmations: Confirmations | undefined;
  readonly field: ReactNode;
}

export function useTypedEmails(users: readonly AdminUser[]): TypedEmails {
  const isProduction = useEnvironment() === 'production';
  const [typed, setTyped] = useState('');
  if (!isProduction) return { isConfirmed: true, confirmations: undefined, field: null };
  const confirmations = typedFor(users, typed);
  const values = { count: confirmations.size, of: users.length };
  return {
    isConfirmed: confirmations.size === users.length,
    confirmations,
    field: (
      <Textarea
        label={<FormattedMessage id="users.typed-emails" />}
        description={<FormattedMessage id="users.typed-count" values={values} />}
        rows={5}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    ),
  };
}
