// The Mantine theme: one accent color, soft corners, and shared defaults for components.
import { Alert, Button, createTheme, NativeSelect, TextInput } from '@mantine/core';

/** On a light badge the words are as dark as any: in its own colour they are too faint to be read. */
const badgeVariables = (_theme: unknown, { variant }: { readonly variant?: string }) => ({
  root: variant === 'light' ? { '--badge-color': 'var(--mantine-color-text)' } : {},
});

export const theme = createTheme({
  primaryColor: 'indigo',
  defaultRadius: 'md',
  fontFamily: 'var(--mantine-font-family)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Not extended by its own type, which would bring every badge to the first page.
    Badge: { vars: badgeVariables },
    Alert: Alert.extend({ defaultProps: { radius: 'md' } }),
    Button: Button.extend({ defaultProps: { loaderProps: { type: 'oval' } } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'sm' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
  },
});
