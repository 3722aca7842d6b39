// A red line with the error of the element above it.
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <Text component="span" display="block" mt={4} size="sm" c="var(--mantine-color-error)" role="alert">
      {children}
    </Text>
  );
}
