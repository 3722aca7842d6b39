// In production, what cannot be undone is done only once the user's email has been typed again.
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useEnvironment } from './environment.ts';

interface ProductionConfirmation {
  /** Always, outside production. */
  readonly isConfirmed: boolean;
  /** For the parameter of the call; undefined outside production. */
  readonly confirm: string | undefined;
  /** The field to type in; null outside production. */
  readonly field: ReactNode;
}

/** Takes the email of the user, or the id of one who has none. */
export function useProductionConfirm(expected: string): ProductionConfirmation {
  const isProduction = useEnvironment() === 'production';
  const [typed, setTyped] = useState('');
  if (!isProduction) return { isConfirmed: true, confirm: undefined, field: null };
  return {
    isConfirmed: typed.trim().toLowerCase() === expected.toLowerCase(),
    confirm: typed.trim(),
    field: (
      <TextInput
        label={<FormattedMessage id="admin.confirm-label" values={{ expected }} />}
        description={<FormattedMessage id="admin.confirm-text" />}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    ),
  };
}
