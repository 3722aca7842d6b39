// A field for a day whose calendar comes when it is opened.
import { type ComponentProps, lazy } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx';

const Calendar = lazy(async () => ({
  default: (await loadLater(() => import('#web/ui/date-picker/calendar.tsx'))).Calendar,
}));

export const DateField = (props: Omit<ComponentProps<typeof DatePicker>, 'Calendar'>) => (
  <DatePicker {...props} Calendar={Calendar} />
);
