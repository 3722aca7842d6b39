// A quiet red line that says what went wrong with the thing above it.
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <Text component="span" display="block" mt={4} size="sm" c="var(--mantine-color-error)" role="alert">
      {children}
    </Text>
  );
}
