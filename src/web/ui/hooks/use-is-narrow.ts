// True on screens under 640 pixels, where side panels become drawers and tabs.
import { useMediaQuery } from '@mantine/hooks';

export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 639.98px)', window.innerWidth < 640, { getInitialValueInEffect: false });
}
