// The Mantine theme: one accent color, soft corners, and shared defaults for components.
import { Alert, Button, createTheme, NativeSelect, TextInput } from '@mantine/core';

export const theme = createTheme({
  primaryColor: 'indigo',
  defaultRadius: 'md',
  fontFamily: 'var(--mantine-font-family)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Alert: Alert.extend({ defaultProps: { radius: 'md' } }),
    Button: Button.extend({ defaultProps: { loaderProps: { type: 'oval' } } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'sm' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
  },
});
