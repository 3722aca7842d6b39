// The views of one tab, one of which is shown.
import { SegmentedControl } from '@mantine/core';

interface TabViewsProps<View extends string> {
  readonly label: string;
  readonly views: readonly { readonly value: View; readonly label: string }[];
  readonly open: View;
  readonly onOpen: (view: View) => void;
}

export function TabViews<View extends string>({ label, views, open, onOpen }: TabViewsProps<View>) {
  return (
    <SegmentedControl<View> aria-label={label} data={[...views]} value={open} onChange={onOpen} mb="md" />
  );
}
